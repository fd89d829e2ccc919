import { Fragment, type ReactNode, use } from 'react';
import { getValueLabel } from '#content/create-finder-texts.ts';
import type { FactName } from '#content/eligibility/profile.ts';
import type { Match } from '#domain/eligibility/match.ts';
import { useFinderTexts } from './finder-texts.ts';
import { listOpenPoints } from './format-opportunity.ts';
import { QueryContext } from './query-context.ts';
import { getControlId } from './sentence.tsx';

/**
 * The lines below a row: unmet requirements and how to meet them, the facts and the partner on which the answer depends, what we
 * check, and notes. Renders nothing if there are none.
 */
export function RowConditions({ match }: { match: Match }) {
  const texts = useFinderTexts();
  const { almost, couldFit, sentence } = texts.results;
  const { unmet, missingFacts, needsPartner } = match;
  const linkedFacts = use(QueryContext).linkedFacts.get(match.opportunity.id);
  const openPoints = listOpenPoints(match, texts);
  return (
    <>
      {unmet.map(({ requirementText, howToMeet }) => (
        <p key={requirementText}>
          <b>{sentence(almost.missing, requirementText)}</b> {howToMeet}
        </p>
      ))}
      {(missingFacts.length > 0 || needsPartner) && (
        <p>
          {`${couldFit.dependsOn}: `}
          {joinWithCommas([
            ...missingFacts.map((fact) =>
              linkedFacts?.includes(fact) ? (
                <FactLink key={fact} fact={fact} />
              ) : (
                couldFit.facts[fact]
              ),
            ),
            ...(needsPartner ? [<Partner key="partner" />] : []),
          ])}
        </p>
      )}
      {openPoints.length > 0 && <p>{openPoints.join(' ')}</p>}
    </>
  );
}

const joinWithCommas = (parts: readonly ReactNode[]) =>
  parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line stay in order.
    <Fragment key={index}>
      {index > 0 && ', '}
      {part}
    </Fragment>
  ));

/** Leads to the field of the sentence that asks for the fact. */
function FactLink({ fact }: { fact: FactName }) {
  const { facts } = useFinderTexts().results.couldFit;
  return <a href={`#${getControlId(fact)}`}>{facts[fact]}</a>;
}

function Partner() {
  const texts = useFinderTexts();
  const { profile } = use(QueryContext).query;
  return texts.results.couldFit.partner(getValueLabel(texts, profile, 'where'));
}
