import { ActionLinks } from '#app/components/sections/action-links.tsx';
import { ClosingCall } from '#app/components/sections/closing-call.tsx';
import { Before, type BeforeTexts } from '#app/features/eligibility-finder/before.tsx';
import { Opening } from '#app/features/eligibility-finder/opening.tsx';
import { opening } from '#content/can-i-go.ts';
import type { globalPrograms } from '#content/global-programs.ts';
import { Documents } from './documents.tsx';
import { EligibilityQuilt } from './eligibility-quilt.tsx';
import { Inclusions } from './inclusions.tsx';
import { Postcards } from './postcards.tsx';
import { ProgrammeIndex } from './programme-index.tsx';
import { Questions } from './questions.tsx';
import { SuccessMetrics } from './success-metrics.tsx';
import '#app/features/eligibility-finder/before.css';

/**
 * The overview of the Global Programs (requirements 2): the sentence of "Can I go?", whose words the answer's code has too,
 * then everything else.
 */
export function Overview({
  content,
  before,
}: {
  content: typeof globalPrograms;
  before: BeforeTexts;
}) {
  return (
    <>
      <Opening title={content.title} texts={opening} profile={{}} at={0} />
      <Before {...before} lede={content.lede}>
        <ActionLinks actions={content.actions} onDark />
      </Before>
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
