// Global styles come first, so that the rules of CSS modules override them.
import { brandColours } from '#common/brand-colours.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/patterns.css';
import './styles/view-transitions.css';
import { type ReactNode, use } from 'react';
import { isRouteErrorResponse, Meta, Outlet, useLocation, useMatches } from 'react-router';
import { getLanguage } from '#content/language.ts';
import type { Route } from './+types/root.ts';
import { LanguageContext } from './components/language/language-context.ts';
import { Footer } from './components/layout/footer/footer.tsx';
import { Header } from './components/layout/header/header.tsx';
import { SkipLink } from './components/layout/skip-link.tsx';
import { compressResponse } from './rendering/compress-response.server.ts';
import { DocumentLinks, DocumentScripts } from './rendering/document-parts.tsx';
import { HeadTagsContext } from './rendering/head-tags.ts';
import { ErrorPage } from './routes/error/error-page.tsx';

export const middleware: Route.MiddlewareFunction[] = [compressResponse];

/**
 * The accessible name of a page that is shown in an iframe, without the site's header and footer. Its route's `handle` gives it
 * as `standaloneTitle`. Undefined for all other pages.
 */
function useStandaloneTitle(): string | undefined {
  const match = useMatches().at(-1);
  const handle = match?.handle as { standaloneTitle?: (data: unknown) => string } | undefined;
  return match?.loaderData === undefined ? undefined : handle?.standaloneTitle?.(match.loaderData);
}

/** The HTML document of every page. The server renders it, and React doesn't hydrate it (docs/rendering.md). */
export function Layout({ children }: { children: ReactNode }) {
  const language = getLanguage(useLocation().pathname);
  const standaloneTitle = useStandaloneTitle();
  const isStandalone = standaloneTitle !== undefined;
  return (
    <LanguageContext value={language}>
      <html lang={language}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="theme-color" content={brandColours.river} />
          <Meta />
          {use(HeadTagsContext)}
          <DocumentLinks />
          {/* Delays the first paint until `main` is parsed. Otherwise a select or the header would visibly change its size. */}
          <link rel="expect" href="#main-parsed" blocking="render" />
        </head>
        <body>
          {!isStandalone && <SkipLink />}
          {!isStandalone && <Header />}
          <main id="main" tabIndex={-1} aria-label={standaloneTitle}>
            {children}
          </main>
          {/* An element after `main`, since Chromium considers an element parsed at its start tag. */}
          <i id="main-parsed" hidden />
          {!isStandalone && <Footer />}
          <DocumentScripts />
        </body>
      </html>
    </LanguageContext>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage notFound={isRouteErrorResponse(error) && error.status === 404} />;
}
