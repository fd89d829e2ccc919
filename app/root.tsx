// First, so that every module's rules come after them.
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/patterns.css';
import './styles/view-transitions.css';
import { type ReactNode, use, useRef } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Scripts,
  useLocation,
  useMatches,
  useNavigation,
  useOutlet,
} from 'react-router';
import { ErrorPage } from '#app/screens/error/error-page.tsx';
import type { Route } from './+types/root.ts';
import { Arrival } from './components/layout/arrival/arrival.tsx';
import { FirstMove } from './components/layout/first-move/first-move.tsx';
import { Footer } from './components/layout/footer/footer.tsx';
import { Header } from './components/layout/header/header.tsx';
import { LateStyles } from './components/layout/late-styles/late-styles.tsx';
import { NavigationProgress } from './components/layout/navigation-progress/navigation-progress.tsx';
import { openPage } from './components/layout/next-page/opening.ts';
import { RouterLinks } from './components/layout/router-links/router-links.tsx';
import { ScrollPosition } from './components/layout/scroll-position/scroll-position.tsx';
import { SkipLink } from './components/layout/skip-link/skip-link.tsx';
import { fonts } from './fonts/fonts.ts';
import { DocumentAssetsContext } from './rendering/document-assets.ts';
import { DocumentHead, DocumentScripts } from './rendering/document-parts.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  // The build makes their files (scripts/icons.ts).
  ...(import.meta.env.PROD
    ? [
        { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
        { rel: 'manifest', href: '/site.webmanifest' },
      ]
    : []),
  ...fonts.map(({ address }) => ({
    rel: 'preload' as const,
    href: address,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [openPage];

/** What a page for a frame is called, beside the page around it. Its route's `handle` says so; others have the site's frame. */
function useBareName(): string | undefined {
  const match = useMatches().at(-1);
  const handle = match?.handle as { bareName?: (data: unknown) => string } | undefined;
  return match?.loaderData === undefined ? undefined : handle?.bareName?.(match.loaderData);
}

// What stands around every page. React leaves out what is the same element as before: the router has all of it rendered several
// times between a click and the next page.
const metadata = (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" content="#0E5A55" />
  </>
);
// Painted half parsed, a select without its options or a header without its links would be seen to move.
const painting = <link rel="expect" href="#main-parsed" blocking="render" />;
const skipLink = <SkipLink />;
const progress = <NavigationProgress />;
const header = <Header />;
// Chromium takes an element for parsed once it begins.
const parsed = <i id="main-parsed" hidden />;
const footer = <Footer />;
const atTheEnd = (
  <>
    <Arrival />
    <RouterLinks />
    <FirstMove />
    <ScrollPosition />
    <Scripts />
    <LateStyles />
  </>
);

export function Layout({ children }: { children: ReactNode }) {
  const bareName = useBareName();
  const assets = use(DocumentAssetsContext);
  const bare = bareName !== undefined;
  return (
    <html lang="en">
      <head>
        {metadata}
        <Meta />
        {assets ? <DocumentHead assets={assets} links={links()} /> : <Links />}
        {painting}
      </head>
      <body>
        {!bare && skipLink}
        {!assets && progress}
        {!bare && header}
        <main id="main" tabIndex={-1} aria-label={bareName}>
          {children}
        </main>
        {parsed}
        {!bare && footer}
        {assets ? <DocumentScripts assets={assets} /> : atTheEnd}
      </body>
    </html>
  );
}

/**
 * While the next page is fetched this one stays the same element: the router renders it anew with every change of its own
 * state, a third of the time from a click to the next page. Who goes on before that page was rendered leaves this one all the same:
 * its data are gone.
 */
export default function Root() {
  const page = useOutlet();
  const location = useLocation();
  const { state } = useNavigation();
  const shown = useRef({ page, location });
  if (state === 'idle' || shown.current.location !== location) shown.current = { page, location };
  return shown.current.page;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage notFound={isRouteErrorResponse(error) && error.status === 404} />;
}
