/** Palettes of the scenes that error pages show, in the order of the collection: `mountain-002` is the second. */
const PAINTED = {
  mountain: ['boreal', 'prune', 'azur', 'rose', 'olive'],
  desert: ['argile', 'corail', 'safran', 'rose', 'nuit'],
  fjord: ['boreal', 'rose', 'azur', 'prune'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ErrorScene = keyof typeof PAINTED;

/**
 * The picture of a scene in the first of the brand's palettes it was painted in, else as it was painted first.
 * @example errorPicture('mountain', ['corail', 'prune', 'menthe']) // 'mountain-002'
 */
export const errorPicture = (scene: ErrorScene, palettes: readonly string[]): string => {
  const painted: readonly string[] = PAINTED[scene];
  const wished = palettes.find((palette) => painted.includes(palette));
  return `${scene}-00${wished === undefined ? 1 : painted.indexOf(wished) + 1}`;
};
