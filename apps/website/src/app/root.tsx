import '@escale/ui/tokens.css';
import '@escale/ui/base.css';
import './fonts.css';
import './document.css';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { preload } from 'react-dom';
import { data, Links, Outlet, redirect, Scripts, ScrollRestoration, type MiddlewareFunction } from 'react-router';
import { LateConsent } from '../features/consent/late-consent.tsx';
import { Frame } from '../features/frame/frame.tsx';
import { PageError } from '../features/technical-error/page-error.tsx';
import { loadChunk } from '../shared/chunk.ts';
import { pathAfterShop } from '../shared/page-path.ts';
import { requestContext } from '../shared/request-context.ts';
import { areasOfPath } from '../shared/route-table.ts';
import { messageAddress, useDocumentFacts, useShell } from '../shared/shell.tsx';
import { MemberLayers } from './member-layers.tsx';
import { loadAreas, pagePrefix } from './page-messages.ts';

/** Paths that must not be shown, or lead elsewhere, stop here, before any loader runs and before its data could reach the page. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ context }, next) => {
    const found = context.get(requestContext);
    if (found.refusal !== undefined) throw data(null, { status: 404 });
    if (found.kind === 'shop' && found.leadsTo !== undefined) throw redirect(found.leadsTo);
    return next();
  },
];

/** Fetches the messages of the page to come before it is shown. */
export const clientMiddleware: MiddlewareFunction<unknown>[] = [
  async ({ request }, next) => {
    const texts = loadAreas(areasOfPath(pathAfterShop(new URL(request.url).pathname, pagePrefix())));
    await next();
    await texts;
  },
];

// Outside the published view only: other pages never fetch it.
const PreviewBar: ComponentType<{ readonly at: string }> = import.meta.env.SSR
  ? (await import('./preview-bar.tsx')).PreviewBar
  : lazy(async () => ({ default: (await loadChunk(() => import('./preview-bar.tsx'))).PreviewBar }));

/** The document: language and direction from the shop, the brand's theme, the page's facts for the browser. */
export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const shell = useShell();
  const facts = useDocumentFacts();
  for (const font of facts.fontPreloads) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  for (const area of facts.fontPreloads.length > 0 ? facts.preloadedAreas : []) {
    const address = messageAddress(shell.messageFiles, area);
    if (address !== undefined) preload(address, { as: 'fetch', crossOrigin: 'anonymous' });
  }
  const icon = shell.kind === 'shop' ? `${shell.prefix}/brand-icon.svg${shell.brand.hasPartnerIcon === true ? `?shop=${shell.shop}` : ''}` : undefined;
  return (
    <html
      lang={shell.kind === 'shop' ? shell.shop : shell.language}
      dir={shell.direction}
      {...(facts.showsKeys ? { 'data-messages': 'keys' } : {})}
      data-areas={facts.preloadedAreas.join(' ')}
      data-brand={shell.kind === 'shop' ? shell.brand.code : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        {/* The order of the layers, whichever style sheet comes first. */}
        <style nonce={facts.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '@layer tokens,base,components,features;' }} />
        {icon !== undefined && <link rel="icon" href={icon} type="image/svg+xml" />}
        <Links />
        <style id="theme" nonce={facts.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: facts.themeCss }} />
      </head>
      <body>
        {children}
        <script id="primitive-strings" nonce={facts.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: facts.primitiveStrings }} />
        <script id="shell" type="application/json" nonce={facts.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: facts.shellJson }} />
        <ScrollRestoration nonce={facts.nonce} />
        <Scripts nonce={facts.nonce} />
      </body>
    </html>
  );
};

/** The page inside the brand's frame; the demo index has none. */
export default function App() {
  const shell = useShell();
  return shell.kind === 'shop' ? (
    <>
      {shell.preview !== undefined && (
        <Suspense fallback={null}>
          <PreviewBar at={shell.preview.at} />
        </Suspense>
      )}
      <Frame>
        <Outlet />
      </Frame>
      <LateConsent />
      <MemberLayers />
    </>
  ) : (
    <Outlet />
  );
}

/** Whatever no page caught: the technical-error page with header and footer (platform 2.9). */
export const ErrorBoundary = () => {
  const shell = useShell();
  return shell.kind === 'shop' ? (
    <Frame isError>
      <PageError />
    </Frame>
  ) : null;
};
