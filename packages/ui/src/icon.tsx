import type { ComponentType } from 'react';
import { clsx } from 'clsx';

/** A lucide icon, imported one by one from `lucide-react/icons/<name>` so that no page pays for the others. */
export type IconShape = ComponentType<{
  size?: number | string;
  className?: string;
  'aria-hidden'?: boolean;
  focusable?: boolean;
  xmlns?: undefined;
  fill?: undefined;
  stroke?: undefined;
  strokeLinecap?: undefined;
  strokeLinejoin?: undefined;
}>;

/** What the style sheet says of every icon once (base.css) need not stand in the markup of each. */
const IN_STYLE_SHEET = { xmlns: undefined, fill: undefined, stroke: undefined, strokeLinecap: undefined, strokeLinejoin: undefined } as const;

export type IconSize = 14 | 16 | 18 | 20 | 22 | 24;

type IconProps = {
  readonly shape: IconShape;
  readonly size?: IconSize;
  /** For arrows and chevrons: follows the reading direction. Never for planes, clocks, phones or media. */
  readonly isDirectional?: boolean;
  readonly className?: string | undefined;
};

/** An icon beside its label (look section 7): always hidden from assistive technology, the label speaks. */
export function Icon({ shape: Shape, size = 20, isDirectional = false, className }: IconProps) {
  return <Shape {...IN_STYLE_SHEET} aria-hidden size={size} className={clsx('icon', isDirectional && 'mirror', className)} />;
}
