import { use } from 'react';
import { capitalise } from '#common/capitalise.ts';
import { getValueLabel } from '#content/create-finder-texts.ts';
import type { Match } from '#domain/eligibility/match.ts';
import { useFinderTexts } from './finder-texts.ts';
import { formatNotes } from './format-opportunity.ts';
import { QueryContext } from './query-context.ts';
import { getControlId } from './sentence.tsx';

/**
 * What stands between a visitor and an opportunity: unmet requirements, open facts, what only a person
 * can decide, and notes.
 */
export function MatchConditions({ match }: { match: Match }) {
  const finderTexts = useFinderTexts();
  const { almost, couldFit } = finderTexts.results;
  const { unmet, toCheck, missingFacts, needsPartner } = match;
  const advice = toCheck.flatMap((rule) => rule.advice ?? []);
  const checks = toCheck
    .filter((rule) => !rule.advice)
    .map(({ requirementText }) => capitalise(requirementText));
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
      <Requirements label={couldFit.check} texts={checks} />
      <Requirements label={couldFit.open} texts={advice} />
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

function Requirements({ label, texts }: { label: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div>
      <p>{label}</p>
      <ul className="requirement">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** It alone reads the query, so that a card doesn't render again when another field changes. */
function Partner() {
  const texts = useFinderTexts();
  const place = getValueLabel(texts, use(QueryContext).profile, 'where');
  return capitalise(texts.results.couldFit.partner(place));
}
