import { wordingFor } from '../documents/index.ts';

/** Sentences of area `offer` in a shop's language, for what the team writes by itself. */
export const textsFor = (shop: string): ((id: string) => string) => wordingFor(shop, 'EUR', ['offer']).say;
