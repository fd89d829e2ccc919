import { type ChangeEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useFinderNavigation } from '#app/features/eligibility-finder/finder-navigation.ts';
import type { PlannedDocument } from '#domain/eligibility/documents.ts';
import { parseFinderQuery, stringifyFinderQuery } from '#domain/eligibility/finder-query.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { stayLengths } from '#domain/eligibility/profile.ts';
import { choosePlan, getShownLength } from './choose-plan.ts';

/** Values of the form, by the names of its fields. */
type PlanChange = { leave?: string; length?: string };

/**
 * The plan for the query of the page's URL. A change of a select replaces the URL without a request to the server.
 *
 * @returns the query, the plan with its departure months, and the ref and handlers of the form
 */
export function usePlan(
  opportunity: Opportunity,
  documents: readonly PlannedDocument[],
  today: string,
) {
  const { search, replace } = useFinderNavigation();
  // Unknown ids in `compare` are accepted here: the results page reports them.
  const query = useMemo(() => parseFinderQuery(new URLSearchParams(search), () => true), [search]);
  const chosen = useMemo(
    () =>
      choosePlan(opportunity, documents, {
        departureMonth: query.departureMonth,
        today,
        profile: query.profile,
      }),
    [opportunity, documents, query, today],
  );

  function changePlan({
    leave: departureMonth = chosen.departureMonth,
    length = query.profile.length,
  }: PlanChange) {
    const { length: _, ...otherFields } = query.profile;
    const knownLength = stayLengths.find((each) => each === length);
    const profile = { ...otherFields, ...(knownLength && { length: knownLength }) };
    replace(`/global-programs?${stringifyFinderQuery({ ...query, profile, departureMonth })}`);
  }

  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration.
  useLayoutEffect(() => {
    if (!form.current) return;
    // Choices that the visitor made before hydration take precedence over the URL.
    const formData = new FormData(form.current);
    const urlValues: PlanChange = {
      leave: chosen.departureMonth,
      length: getShownLength(opportunity, query),
    };
    const formValues: PlanChange = {
      leave: String(formData.get('leave') ?? urlValues.leave),
      length: String(formData.get('length') ?? urlValues.length),
    };
    if (formValues.leave !== urlValues.leave || formValues.length !== urlValues.length)
      changePlan(formValues);
  }, []);

  return {
    query,
    ...chosen,
    form,
    changePlan,
    onChange: ({ target: { name, value } }: ChangeEvent<HTMLSelectElement>) =>
      changePlan({ [name]: value }),
  };
}
