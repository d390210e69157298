import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { wireText } from './wire.ts';

const hex = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/u));
const link = z.object({ label: wireText(60), url: z.string().check(z.regex(/^https:\/\/[^\s<>"]+$/u)) });

/**
 * A partner's own bar above our header and strip below our footer (platform 1, 2.3): what the demonstration's stand-in draws from, or the
 * address of the partner's script, which draws what it likes inside a frame of its own.
 */
export const partnerZone = z.strictObject({
  /** The partner's own script; without one the stand-in draws. */
  script: z.optional(z.string().check(z.regex(/^https:\/\/[^\s<>"]+$/u))),
  background: hex,
  text: hex,
  /** Line under the entry that is ours. */
  accent: hex,
  home: link,
  links: z.array(link),
  /** Label of the entry that stands for our site. */
  current: wireText(60),
  account: z.optional(link),
  footer: z.optional(z.object({ links: z.array(link), note: wireText(300) })),
});
export type PartnerZone = z.infer<typeof partnerZone>;

/** Address of the partner's header script (platform 7 "Partner header"); 404 for a partner without one. The path is under `{BASE}/api/partner`. */
export const idzone = endpoint({
  method: 'GET',
  path: '/:partner/idzone',
  body: 'none',
  request: z.object({ partner: z.string().check(z.regex(/^[A-Z0-9]{2,12}$/u)) }),
  response: z.object({ data: z.object({ url: z.string() }) }),
});
