import { lazy } from 'react';
import { ClosingCall } from '#app/components/sections/closing-call/closing-call.tsx';
import { SceneOpening } from '#app/components/sections/scene-opening/scene-opening.tsx';
import { globalPrograms } from '#app/content/global-programs.ts';
import { metadataOf, notIndexed } from '#app/page-metadata.ts';
import { searchView } from '#app/screens/search/search-view.server.ts';
import { contentServiceContext } from '#blog/context.server.ts';
import type { Route } from './+types/route.ts';
import { Documents } from './documents.tsx';
import { EligibilityQuilt } from './eligibility-quilt.tsx';
import { Inclusions } from './inclusions.tsx';
import { Postcards } from './postcards.tsx';
import { ProgrammeIndex } from './programme-index.tsx';
import { Questions } from './questions.tsx';
import { SuccessMetrics } from './success-metrics.tsx';

/** Not in the overview's first JavaScript. */
const SearchPage = lazy(() =>
  import('#app/screens/search/search-page.tsx').then((module) => ({ default: module.SearchPage })),
);

/** The overview; with `?q=` the search, which without scripts has no page of its own (app/prerendered-paths.ts). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get('q');
  if (query === null) return { overview: globalPrograms };
  return { search: await searchView(query, context.get(contentServiceContext)) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData?.search) return [...metadataOf(loaderData.search.wording), notIndexed];
  return loaderData?.overview ? metadataOf(loaderData.overview) : [];
};

export default function GlobalPrograms({ loaderData }: Route.ComponentProps) {
  const { search, overview } = loaderData;
  return search ? <SearchPage {...search} /> : <Overview {...overview} />;
}

function Overview(content: typeof globalPrograms) {
  return (
    <>
      <SceneOpening
        title={content.title}
        lede={content.lede}
        actions={content.actions}
        scene={content.scene}
      />
      <SuccessMetrics {...content.metrics} />
      <ProgrammeIndex {...content.programmes} />
      <EligibilityQuilt {...content.eligibility} />
      <Inclusions {...content.inclusions} />
      <Postcards {...content.testimonials} />
      <Documents {...content.documents} />
      <Questions {...content.questions} />
      <ClosingCall {...content.closing} />
    </>
  );
}
