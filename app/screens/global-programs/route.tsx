import { useEffect } from 'react';
import { type ShouldRevalidateFunctionArgs, useNavigate } from 'react-router';
import { latePart, UponFirstMove } from '#app/components/layout/first-move/upon-first-move.tsx';
import type { LoadsAhead } from '#app/components/layout/next-page/fetch-ahead.ts';
import { answerMetadata } from '#app/content/can-i-go-metadata.ts';
import { metadataOf, notIndexed } from '#app/page-metadata.ts';
import { stylesheets as answerStylesheets } from '#app/screens/can-i-go/answer-page.tsx?stylesheets';
import { fetchOptions } from '#app/screens/can-i-go/fetch-options.ts';
import { stylesheets as comparisonStylesheets } from '#app/screens/comparison/comparison-page.tsx?stylesheets';
import { keepsTicks } from '#app/screens/plan/keeps-ticks.ts';
import { stylesheets as planStylesheets } from '#app/screens/plan/plan-page.tsx?stylesheets';
import { stylesheets as searchStylesheets } from '#app/screens/search/search-page.tsx?stylesheets';
import type { Route } from './+types/route.ts';
import { stylesheets as overviewStylesheets } from './overview.tsx?stylesheets';
import { viewOf } from './view.ts';
import { viewData } from './view-data.server.ts';

/* Each view's code comes with that view alone. */
const overview = latePart(
  async () => (await import('./overview.tsx')).Overview,
  overviewStylesheets,
);
const answer = latePart(async () => {
  const [{ AnswerPage }] = await Promise.all([
    import('#app/screens/can-i-go/answer-page.tsx'),
    import.meta.env.SSR || fetchOptions(),
  ]);
  return AnswerPage;
}, answerStylesheets);
const comparison = latePart(
  async () => (await import('#app/screens/comparison/comparison-page.tsx')).ComparisonPage,
  comparisonStylesheets,
);
const plan = latePart(
  async () => (await import('#app/screens/plan/plan-page.tsx')).PlanPage,
  planStylesheets,
  keepsTicks,
);
const search = latePart(
  async () => (await import('#app/screens/search/search-page.tsx')).SearchPage,
  searchStylesheets,
);

/** For a link to the page without a query (components/layout/next-page). */
export const handle = { loadAhead: overview.load } satisfies LoadsAhead;

/** One object for good (UponFirstMove). */
const none = {};

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
    case 'plan': {
      const { title, description } = answerMetadata.plan;
      const { country, name } = loaderData.option;
      const option = country ? `${country.name}, ${name}` : name;
      return [...metadataOf({ title: `${title}: ${option}`, description }), notIndexed];
    }
    default:
      return [...metadataOf(answerMetadata[loaderData.view]), notIndexed];
  }
};

/** A question in the fragment (can-i-go/hand-over-question.ts) becomes the page's query, which isn't sent to the server either. */
function useHandedOverQuestion() {
  const navigate = useNavigate();
  useEffect(() => {
    const { hash } = location;
    if (!hash.startsWith('#?')) return;
    void navigate(`/global-programs${hash.slice(1)}`, { replace: true });
  }, [navigate]);
}

export default function GlobalPrograms({ loaderData }: Route.ComponentProps) {
  useHandedOverQuestion();
  switch (loaderData.view) {
    case 'overview':
      return <UponFirstMove part={overview} properties={loaderData} />;
    case 'search':
      return <UponFirstMove part={search} properties={loaderData.search} />;
    case 'answer':
      return <UponFirstMove part={answer} properties={none} />;
    case 'compare':
      return <UponFirstMove part={comparison} properties={loaderData} />;
    case 'plan':
      return <UponFirstMove part={plan} properties={loaderData} />;
  }
}
