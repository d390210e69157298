import type { PaletteName } from './palettes.ts';
import type { Climate } from './scene.ts';
import type { SceneKind } from './scenes.ts';

export type PictureRole = 'facade' | 'room' | 'pool' | 'pooltop' | 'spa' | 'dining' | 'place' | 'activity';

/** One picture of the collection: what it shows and in which files it exists. */
export type Picture = {
  /** e.g. 'hotel-014'; files are `<id>-<format>-<width>.avif` and `<id>-mail-600.jpg` under /pictures/ */
  id: string;
  kind: SceneKind;
  palette: PaletteName;
  seed: number;
  climate: Climate;
  role: PictureRole;
  /** shows evening or night */
  evening: boolean;
  /** of an evening picture: the id of the picture that shows the same subject by day */
  eveningOf?: string;
  /** widths in pixels; wide is 3:2, hero is 5:2 with the subject on the right and a quiet left; mail is a JPEG 600 wide */
  formats: { wide: readonly number[]; hero?: readonly number[]; mail?: boolean };
  /** placeholder while the picture loads: sky, haze, ground, from top to bottom */
  gradient: readonly [string, string, string];
  /** colour of the picture on which white text reads (at least 4.5:1): for multiply scrims */
  scrim: string;
};

/** A run of pictures of one kind: one per palette named, the seed being its place in the list. */
export type Series = {
  kind: SceneKind;
  role: PictureRole;
  climate: Climate;
  /** number of the first picture of the run, when a kind has several runs */
  from?: number;
  palettes: readonly PaletteName[];
  /** evening versions of the same subject, by place in the list */
  evenings?: Readonly<Record<number, PaletteName>>;
  /** places in the list that also exist as heroes */
  heroes?: readonly number[];
};
