import { use } from 'react';
import { capitalise } from '#common/capitalise.ts';
import { getValueLabel } from '#content/create-finder-texts.ts';
import type { EligibilityRule } from '#content/types/eligibility.ts';
import type { Match } from '#domain/eligibility/match.ts';
import { useFinderTexts } from './finder-texts.ts';
import { formatNotes } from './format-opportunity.ts';
import { QueryContext } from './query-context.ts';
import { getControlId } from './sentence.tsx';

/** What stands between a visitor and an opportunity: unmet requirements, open facts, what we check, and notes. */
export function MatchConditions({ match }: { match: Match }) {
  const finderTexts = useFinderTexts();
  const { almost, couldFit } = finderTexts.results;
  const { unmet, toCheck, missingFacts, needsPartner } = match;
  const notes = formatNotes(match, finderTexts);
  return (
    <div className="match-conditions">
      {unmet.map(({ requirementText, howToMeet }) => (
        <div key={requirementText}>
          <p>{almost.missing}</p>
          <p className="requirement">{capitalise(requirementText)}</p>
          <p className="how-to-meet">{howToMeet}</p>
        </div>
      ))}
      {(missingFacts.length > 0 || needsPartner) && (
        <div>
          <p>{couldFit.dependsOn}</p>
          <ul className="requirement">
            {missingFacts.map((fact) => (
              <li key={fact}>
                <a href={`#${getControlId(fact)}`}>{capitalise(couldFit.facts[fact])}</a>
              </li>
            ))}
            {needsPartner && (
              <li>
                <Partner />
              </li>
            )}
          </ul>
        </div>
      )}
      {toCheck.length > 0 && (
        <div>
          <p>{couldFit.check}</p>
          <ul className="requirement">
            {toCheck.map((rule) => (
              <li key={rule.requirementText}>{describeCheck(rule)}</li>
            ))}
          </ul>
        </div>
      )}
      {notes.length > 0 && (
        <div>
          <p>{couldFit.note}</p>
          {notes.map((note) => (
            <p key={note} className="how-to-meet">
              {note}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

const describeCheck = ({ advice, requirementText }: EligibilityRule) =>
  advice ?? capitalise(requirementText);

/** It alone reads the query, so that a card doesn't render again when another field changes. */
function Partner() {
  const texts = useFinderTexts();
  const place = getValueLabel(texts, use(QueryContext).profile, 'where');
  return capitalise(texts.results.couldFit.partner(place));
}
