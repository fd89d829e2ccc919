// First, so that every module's rules come after them.
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/patterns.css';
import './styles/view-transitions.css';
import { type ReactNode, use } from 'react';
import { isRouteErrorResponse, Meta, Outlet, useMatches } from 'react-router';
import type { Route } from './+types/root.ts';
import { Footer } from './components/layout/footer/footer.tsx';
import { Header } from './components/layout/header/header.tsx';
import { SkipLink } from './components/layout/skip-link.tsx';
import { DocumentLinks, DocumentScripts } from './rendering/document-parts.tsx';
import { HeadTagsContext } from './rendering/head-tags.ts';
import { ErrorPage } from './routes/error/error-page.tsx';

/** What a page for a frame is called, beside the page around it. Its route's `handle` says so; others have the site's frame. */
function useStandaloneTitle(): string | undefined {
  const match = useMatches().at(-1);
  const handle = match?.handle as { bareName?: (data: unknown) => string } | undefined;
  return match?.loaderData === undefined ? undefined : handle?.bareName?.(match.loaderData);
}

/** The HTML around every page. The server renders it, and React doesn't run on it in the browser (docs/rendering.md). */
export function Layout({ children }: { children: ReactNode }) {
  const bareName = useStandaloneTitle();
  const isBare = bareName !== undefined;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0E5A55" />
        <Meta />
        {use(HeadTagsContext)}
        <DocumentLinks />
        {/* Painted half parsed, a select without its options or a header without its links would be seen to move. */}
        <link rel="expect" href="#main-parsed" blocking="render" />
      </head>
      <body>
        {!isBare && <SkipLink />}
        {!isBare && <Header />}
        <main id="main" tabIndex={-1} aria-label={bareName}>
          {children}
        </main>
        {/* Chromium takes an element for parsed once it begins. */}
        <i id="main-parsed" hidden />
        {!isBare && <Footer />}
        <DocumentScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage notFound={isRouteErrorResponse(error) && error.status === 404} />;
}
