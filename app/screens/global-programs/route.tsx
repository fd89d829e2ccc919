import { lazy } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { answerMetadata } from '#app/content/can-i-go-metadata.ts';
import { metadataOf, notIndexed } from '#app/page-metadata.ts';
import { fetchOptions } from '#app/screens/can-i-go/fetch-options.ts';
import type { Route } from './+types/route.ts';
import { Overview } from './overview.tsx';
import { viewOf } from './view.ts';
import { viewData } from './view-data.server.ts';

const AnswerPage = lazy(async () => {
  const { AnswerPage } = await import('#app/screens/can-i-go/answer-page.tsx');
  return { default: AnswerPage };
});

/** The query decides what stands here. */
export const loader = ({ request }: Route.LoaderArgs) =>
  viewData(viewOf(new URL(request.url).searchParams));

/** With scripts an answer is given in the browser: the server isn't told what was said. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  if (viewOf(new URL(request.url).searchParams) !== 'answer') return serverLoader();
  return { view: 'answer' as const, options: await fetchOptions() };
}

/** From one answer to the next nothing is fetched. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const views = [currentUrl, nextUrl].map(({ searchParams }) => viewOf(searchParams));
  return views.every((view) => view === 'answer') ? false : defaultShouldRevalidate;
}

/** An answer is one visitor's; search engines have the overview. */
export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  if (loaderData.view === 'overview') return metadataOf(loaderData.content);
  return [
    ...metadataOf(answerMetadata),
    notIndexed,
    { tagName: 'link', rel: 'canonical', href: '/global-programs' },
  ];
};

export default function GlobalPrograms({ loaderData }: Route.ComponentProps) {
  if (loaderData.view === 'answer') return <AnswerPage options={loaderData.options} />;
  const { view: _, ...overview } = loaderData;
  return <Overview {...overview} />;
}
