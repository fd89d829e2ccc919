import { lazy } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { answerMetadata } from '#app/content/can-i-go-metadata.ts';
import { metadataOf, notIndexed } from '#app/page-metadata.ts';
import type { Route } from './+types/route.ts';
import { Overview } from './overview.tsx';
import { viewOf } from './view.ts';
import { viewData } from './view-data.server.ts';

/* Not in the overview's first JavaScript. */
const AnswerPage = lazy(() =>
  import('#app/screens/can-i-go/answer-page.tsx').then((module) => ({
    default: module.AnswerPage,
  })),
);
const ComparisonPage = lazy(() =>
  import('#app/screens/comparison/comparison-page.tsx').then((module) => ({
    default: module.ComparisonPage,
  })),
);
const PlanPage = lazy(() =>
  import('#app/screens/plan/plan-page.tsx').then((module) => ({ default: module.PlanPage })),
);
const SearchPage = lazy(() =>
  import('#app/screens/search/search-page.tsx').then((module) => ({ default: module.SearchPage })),
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
