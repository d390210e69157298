import { screenPage } from '@escale/contract/editorial';
import type * as z from 'zod/mini';
import { fetchJson } from '../../shared/fetch-json.ts';
import type { ShopContext } from '../../shared/request-context.ts';

/** The published words of a screen: `resources/{shop}/screens/{name}.json`; undefined when the shop has none. */
export const readScreen = (context: ShopContext, name: string, signal: AbortSignal): Promise<z.infer<typeof screenPage> | undefined> =>
  fetchJson(`${context.contentBase}/resources/${context.shop.shop}/screens/${name}.json`, screenPage, signal, context.fetch);
