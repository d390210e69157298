import { idzone } from '@escale/contract/partner-zone';
import type { LoaderFunctionArgs } from 'react-router';
import { callService } from '../../shared/call-service.ts';
import { shopContextOf } from '../../shared/request-context.ts';

const quote = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The document of a partner's bar: nothing but an element and the partner's script, in a sandbox without our origin, cookies or storage, that may
 * load from the script's origin alone (platform 2.3, 7 "Partner header"; readings 7.14). Empty when the partner has none or does not answer.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs): Promise<Response> => {
  const { shell, shop, services, origin, fetch } = shopContextOf(context);
  if (shop.capabilities.partnerHeader !== true) return new Response(null, { status: 404 });
  const part = new URL(request.url).searchParams.get('part') === 'footer' ? 'footer' : 'header';
  const answer = await callService(idzone, services.partner, { partner: shop.partnerCode }, { signal: request.signal, fetch, timeout: 3_000 });
  const own = new URL(origin).origin;
  const url = answer.ok ? URL.parse(answer.value.data.url, own) : null;
  const script = url !== null && (url.origin === own || url.protocol === 'https:') ? url : null;
  const source = script === null ? "'none'" : script.origin;
  const policy = [
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
    "default-src 'none'",
    `script-src ${source}`,
    `style-src ${source} 'unsafe-inline'`,
    `img-src ${source} data:`,
    `font-src ${source}`,
    `connect-src ${source}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
  const body = `<!DOCTYPE html><html lang="${quote(shop.shop)}" dir="${shell.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${quote(shop.brand.displayName)}</title></head><body><div id="idzone" data-part="${part}"></div>${script === null ? '' : `<script src="${quote(script.href)}"></script>`}</body></html>`;
  return new Response(body, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, 'cache-control': 'private, max-age=60' },
  });
};
