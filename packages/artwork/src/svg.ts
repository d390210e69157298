/** Small SVG writers. All lengths are scene units: a scene is 1000 high. */
export type Point = readonly [number, number];

/** A number with one decimal. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

export function rect(x: number, y: number, width: number, height: number, fill: string, extra = ''): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(Math.max(0, width))}" height="${num(Math.max(0, height))}" fill="${fill}" ${extra}/>`;
}

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}" ${extra}/>`;
}

/** Path data through the points, joined by straight lines, not closed. */
export function line(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;
}

export function poly(points: readonly Point[], fill: string, extra = ''): string {
  return path(`${line(points)}Z`, fill, extra);
}

export function stroke(d: string, colour: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, extra = ''): string {
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}" ${extra}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, extra = ''): string {
  return ellipse(cx, cy, r, r, fill, extra);
}

/** A round-headed opening standing on y: width w, height h to the top of the round. */
export function arch(x: number, y: number, w: number, h: number, fill: string, extra = ''): string {
  const spring = y - h + w / 2;
  return path(`M${num(x)} ${num(y)}V${num(spring)}A${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(x + w)} ${num(spring)}V${num(y)}Z`, fill, extra);
}

export function group(content: string, extra: string): string {
  return `<g ${extra}>${content}</g>`;
}

/** Content moved to (x, y) and scaled; a negative horizontal scale turns it round. */
export function placed(content: string, x: number, y: number, scaleX: number, scaleY = Math.abs(scaleX)): string {
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${scaleX.toFixed(3)} ${scaleY.toFixed(3)})">${content}</g>`;
}

/** Opacity attribute. */
export const alpha = (value: number): string => `opacity="${value.toFixed(2)}"`;
