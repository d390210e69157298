import type { Destination } from './destination.ts';
import { atlanticAndNorth } from './destinations-atlantic-north.ts';
import { mediterranean } from './destinations-mediterranean.ts';
import { overseas } from './destinations-overseas.ts';

/** In the order of the tree: leaves of one region, country and zone lie next to each other. */
export const destinations: readonly Destination[] = [...mediterranean, ...atlanticAndNorth, ...overseas];
