import { use } from 'react';
import { stylesheets as answerStylesheets } from '#app/features/eligibility-finder/finder.tsx?stylesheets';
import { stylesheets as sheetStylesheets } from '#app/features/opportunity-sheet/sheet-page.tsx?stylesheets';
import { createSheetPreview } from '#app/features/opportunity-sheet/sheet-preview.ts';
import { stylesheets as searchStylesheets } from '#app/features/search/page/search-page.tsx?stylesheets';
import { Island } from '#app/islands/island.tsx';
import type { DocumentHandle } from '#app/rendering/document-handle.ts';
import { createPageMetadata, noindexMeta } from '#app/seo/page-metadata.ts';
import { getLanguage, getRequestLanguage } from '#content/language.ts';
import type { Route } from './+types/route.ts';
import { stylesheets as overviewStylesheets } from './overview.tsx?stylesheets';
import { getViewMetadata, loadViewData } from './view-data.server.ts';

type ViewData = Awaited<ReturnType<typeof loader>>;

/**
 * Dynamic imports, so that each view has stylesheets of its own. The loader awaits them, because no component may suspend. React
 * Router leaves the loader out of the browser's build, which gets the stylesheets because the component uses the imports.
 */
const imports = Promise.all([
  import('./overview.tsx'),
  import('#app/features/search/page/search-page.tsx'),
  import('#app/features/opportunity-sheet/sheet-page.tsx'),
  import('#app/features/eligibility-finder/finder.tsx'),
]);
let views: Awaited<typeof imports> | undefined;

const stylesheetsByView: Record<ViewData['view'], readonly string[]> = {
  overview: overviewStylesheets,
  search: searchStylesheets,
  sheet: sheetStylesheets,
  answer: answerStylesheets,
};

export const handle = {
  stylesheets: ({ view }) => stylesheetsByView[view],
} satisfies DocumentHandle<ViewData>;

/** The query selects the view. Without a query the page is prerendered (app/paths/prerendered-paths.ts). */
export async function loader({ request, context }: Route.LoaderArgs) {
  views ??= await imports;
  const { search, searchParams } = new URL(request.url);
  const language = getRequestLanguage(request);
  const data = await loadViewData(searchParams, language, context);
  return { ...data, search, metadata: getViewMetadata(data, language) };
}

/**
 * A shared computer may not keep a visitor's age, passport or search. The overview without a query is prerendered, and has the
 * headers of a file.
 */
export const headers = () => ({ 'Cache-Control': 'no-store' });

/** Only the overview may be indexed. The other views depend on one visitor's answers or search. */
export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return [];
  const metadata = createPageMetadata(loaderData.metadata, getLanguage(location.pathname));
  if (loaderData.view === 'overview') return metadata;
  const preview = loaderData.view === 'sheet' ? createSheetPreview(loaderData.sheet) : [];
  return [...metadata, noindexMeta, ...preview];
};

export default function GlobalPrograms({ loaderData }: Route.ComponentProps) {
  const [{ Overview }, { SearchPage }, { SheetPage }, { Finder }] = views ?? use(imports);
  switch (loaderData.view) {
    case 'overview':
      return <Overview content={loaderData.content} />;
    case 'search':
      return <SearchPage {...loaderData.results} />;
    case 'sheet':
      return <SheetPage sheet={loaderData.sheet} />;
    case 'answer':
      return <Island name="finder" component={Finder} props={{ search: loaderData.search }} />;
  }
}
