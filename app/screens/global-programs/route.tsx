import { ClosingCall } from '#app/components/sections/closing-call/closing-call.tsx';
import { SceneOpening } from '#app/components/sections/scene-opening/scene-opening.tsx';
import { globalPrograms } from '#app/content/global-programs.ts';
import { metadataOf } from '#app/page-metadata.ts';
import type { Route } from './+types/route.ts';
import { Documents } from './documents.tsx';
import { EligibilityQuilt } from './eligibility-quilt.tsx';
import { Inclusions } from './inclusions.tsx';
import { Postcards } from './postcards.tsx';
import { ProgrammeIndex } from './programme-index.tsx';
import { Questions } from './questions.tsx';
import { SuccessMetrics } from './success-metrics.tsx';

export function loader() {
  return globalPrograms;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? metadataOf(loaderData) : [];

export default function GlobalPrograms({ loaderData: content }: Route.ComponentProps) {
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
