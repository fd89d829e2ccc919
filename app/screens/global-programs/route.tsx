import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { uponFirstMove } from '#app/components/layout/first-move/upon-first-move.tsx';
import { answerMetadata } from '#app/content/can-i-go-metadata.ts';
import { metadataOf, notIndexed } from '#app/page-metadata.ts';
import answerStylesheets from '#app/screens/can-i-go/answer-page.tsx?stylesheets';
import comparisonStylesheets from '#app/screens/comparison/comparison-page.tsx?stylesheets';
import planStylesheets from '#app/screens/plan/plan-page.tsx?stylesheets';
import searchStylesheets from '#app/screens/search/search-page.tsx?stylesheets';
import type { Route } from './+types/route.ts';
import overviewStylesheets from './overview.tsx?stylesheets';
import { viewOf } from './view.ts';
import { viewData } from './view-data.server.ts';

/* Each view's code comes with that view alone. */
const Overview = uponFirstMove(
  async () => (await import('./overview.tsx')).Overview,
  overviewStylesheets,
);
const AnswerPage = uponFirstMove(
  async () => (await import('#app/screens/can-i-go/answer-page.tsx')).AnswerPage,
  answerStylesheets,
);
const ComparisonPage = uponFirstMove(
  async () => (await import('#app/screens/comparison/comparison-page.tsx')).ComparisonPage,
  comparisonStylesheets,
);
const PlanPage = uponFirstMove(
  async () => (await import('#app/screens/plan/plan-page.tsx')).PlanPage,
  planStylesheets,
);
const SearchPage = uponFirstMove(
  async () => (await import('#app/screens/search/search-page.tsx')).SearchPage,
  searchStylesheets,
);

const queryOf = (request: Request) => new URL(request.url).searchParams;

/** The query decides what stands here; without one the page is a file (app/prerendered-paths.ts). */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  viewData(queryOf(request), context);

/** With scripts "Can I go?" is answered in the browser: the server isn't told what was said. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const query = queryOf(request);
  if (viewOf(query) !== 'can-i-go') return serverLoader();
  const { answerInBrowser } = await import('#app/screens/can-i-go/answer-in-browser.ts');
  return answerInBrowser(query);
}

/** From one answer to the next nothing is fetched: the page reads the question in the address. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const answers = [currentUrl, nextUrl].every(
    ({ searchParams }) =>
      viewOf(searchParams) === 'can-i-go' && !searchParams.has('view') && !searchParams.has('plan'),
  );
  return answers ? false : defaultShouldRevalidate;
}

/** What is one visitor's is not for search engines; they have the overview. */
export const meta: Route.MetaFunction = ({ loaderData }) => {
  switch (loaderData?.view) {
    case undefined:
      return [];
    case 'overview':
      return metadataOf(loaderData.content);
    case 'search':
      return [...metadataOf(loaderData.search.wording), notIndexed];
    default:
      return [...metadataOf(answerMetadata[loaderData.view]), notIndexed];
  }
};

export default function GlobalPrograms({ loaderData }: Route.ComponentProps) {
  switch (loaderData.view) {
    case 'overview':
      return <Overview {...loaderData} />;
    case 'search':
      return <SearchPage {...loaderData.search} />;
    case 'answer':
      return <AnswerPage {...loaderData} />;
    case 'compare':
      return <ComparisonPage {...loaderData} />;
    case 'plan':
      return <PlanPage {...loaderData} />;
  }
}
