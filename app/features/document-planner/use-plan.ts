import { type ChangeEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useFinderNavigation } from '#app/features/eligibility-finder/finder-navigation.ts';
import type { PlannedDocument } from '#domain/eligibility/documents.ts';
import { parseFinderQuery, stringifyFinderQuery } from '#domain/eligibility/finder-query.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { stayLengths } from '#domain/eligibility/profile.ts';
import { choosePlan, getShownLength } from './choose-plan.ts';

type PlanChange = { leave?: string; length?: string };

/**
 * The plan that the page's address asks for. A change of a control replaces the address, and nothing is sent.
 *
 * @returns also what the form listens with
 */
export function usePlan(option: Opportunity, documents: readonly PlannedDocument[], today: string) {
  const { search, replace } = useFinderNavigation();
  // Whether an option that is compared exists is the answer's concern.
  const question = useMemo(
    () => parseFinderQuery(new URLSearchParams(search), () => true),
    [search],
  );
  const chosen = useMemo(
    () =>
      choosePlan(option, documents, {
        leave: question.departureMonth,
        today,
        profile: question.profile,
      }),
    [option, documents, question, today],
  );

  function ask({ leave = chosen.departureMonth, length = question.profile.length }: PlanChange) {
    const { length: _, ...others } = question.profile;
    const known = stayLengths.find((each) => each === length);
    const profile = { ...others, ...(known && { length: known }) };
    replace(
      `/global-programs?${stringifyFinderQuery({ ...question, profile, departureMonth: leave })}`,
    );
  }

  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React takes over the page.
  useLayoutEffect(() => {
    if (!form.current) return;
    // What was chosen before scripts took over is the visitor's word.
    const said = new FormData(form.current);
    const shown: PlanChange = {
      leave: chosen.departureMonth,
      length: getShownLength(option, question),
    };
    const meant: PlanChange = {
      leave: String(said.get('leave') ?? shown.leave),
      length: String(said.get('length') ?? shown.length),
    };
    if (meant.leave !== shown.leave || meant.length !== shown.length) ask(meant);
  }, []);

  return {
    question,
    ...chosen,
    form,
    ask,
    onChange: ({ target: { name, value } }: ChangeEvent<HTMLSelectElement>) =>
      ask({ [name]: value }),
  };
}
