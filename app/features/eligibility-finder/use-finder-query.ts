import { type ChangeEvent, type FormEvent, useEffect, useMemo, useRef } from 'react';
import {
  type FinderQuery,
  maxCompared,
  parseFinderQuery,
  stringifyFinderQuery,
} from '#domain/eligibility/finder-query.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { useFinderNavigation } from './finder-navigation.ts';
import { createFinderPath } from './finder-paths.ts';
import { fitSelectWidth } from './select-width.ts';
import { finderFormId } from './sentence.tsx';

/**
 * The question in the page's address. A change of a control replaces the address, and another address, of a link or of
 * Back, fills in the controls.
 *
 * @returns the question, and what listens to changes of the controls and to the form's submission
 */
export function useFinderQuery(options: readonly Opportunity[]) {
  const { search, navigate, replace } = useFinderNavigation();
  const question = useMemo(() => {
    const ids = new Set(options.map(({ id }) => id));
    return parseFinderQuery(new URLSearchParams(search), (id) => ids.has(id));
  }, [search, options]);

  const wasAsked = useRef(false);
  useEffect(() => {
    const first = !wasAsked.current;
    wasAsked.current = true;
    // What was filled in before scripts took over is the visitor's word.
    const said = first && questionIn(getFinderForm());
    if (said && stringifyFinderQuery(said) !== stringifyFinderQuery(question))
      ask({ compare: said.compare });
    else fillIn(question);
  });

  function questionIn(element: HTMLFormElement): FinderQuery {
    const ids = new Set(options.map(({ id }) => id));
    const { show, view, plan, departureMonth } = question;
    const said = parseFinderQuery(readFormParameters(element), (id) => ids.has(id));
    return {
      ...said,
      ...(show && { show }),
      ...(view && { view }),
      ...(plan && { plan }),
      ...(departureMonth && { departureMonth }),
    };
  }

  /** The boxes are not asked but as they are ticked: while the posters follow another order, an option has none for a frame, or two. */
  function ask({
    compare = question.compare,
    view,
  }: Partial<Pick<FinderQuery, 'compare' | 'view'>> = {}) {
    const said = questionIn(getFinderForm());
    const next = { ...said, compare, ...(view && { view }) };
    // What nobody knows stays in the address, so that it is told.
    const ignored = new URLSearchParams(
      next.ignored.filter(({ name }) => name !== 'compare').map(({ name, value }) => [name, value]),
    );
    const query = [stringifyFinderQuery(next), ignored.toString()].filter(Boolean).join('&');
    const address = query ? `/global-programs?${query}` : createFinderPath(next);
    if (view) navigate(address);
    else replace(address);
  }

  return {
    question,
    onChange({ target }: ChangeEvent<HTMLElement> | FormEvent<HTMLElement>) {
      if (!isFinderControl(target)) return;
      // A number that is being typed is no age yet: "2" of "22".
      if (target.type === 'number' && target.value !== '' && !target.checkValidity()) return;
      ask(isCompareCheckbox(target) ? { compare: toggleCompared(question.compare, target) } : {});
    },
    onBlur({ target }: { target: EventTarget }) {
      if (isFinderControl(target) && target.type === 'number' && !target.checkValidity()) ask();
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      const { submitter } = event.nativeEvent as SubmitEvent;
      event.preventDefault();
      if (submitter?.getAttribute('name') === 'view') return ask({ view: 'compare' });
      ask();
      document.getElementById('now')?.focus();
    },
    /** Takes an option out of the comparison. */
    onTake(taken: string) {
      const compare = question.compare.filter((id) => id !== taken);
      fillIn({ ...question, compare });
      ask({ compare });
    },
  };
}

type Control = HTMLInputElement | HTMLSelectElement;
const isFinderControl = (target: EventTarget): target is Control =>
  (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) &&
  target.form?.id === finderFormId;

const isCompareCheckbox = (control: Control): control is HTMLInputElement =>
  control.name === 'compare';

/** What is compared once a box has been ticked or unticked; the last one ticked comes last. */
function toggleCompared(
  compare: FinderQuery['compare'],
  { value, checked }: HTMLInputElement,
): FinderQuery['compare'] {
  const others = compare.filter((id) => id !== value);
  return checked ? [...others, value] : others;
}

const getFinderForm = () => document.getElementById(finderFormId) as HTMLFormElement;

function readFormParameters(element: HTMLFormElement): URLSearchParams {
  const said = [...new FormData(element)].filter(([, value]) => value !== '');
  return new URLSearchParams(said as [string, string][]);
}

/** The controls follow an address that has not come from them: of a link, or of Back. */
function fillIn({ profile, sort, compare }: FinderQuery) {
  const values: Record<string, string | number | undefined> = { ...profile, sort };
  for (const control of getFinderForm().elements) {
    if (!isFinderControl(control) || control.type === 'hidden') continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = compare.includes(control.value);
      control.disabled = !control.checked && compare.length === maxCompared;
      continue;
    }
    const value = String(values[control.name] ?? '');
    // What is being typed stays, also while it is no age.
    const isTyped = control === document.activeElement && control.type === 'number';
    if (!isTyped && control.value !== value) control.value = value;
    if (control instanceof HTMLSelectElement) fitSelectWidth(control);
  }
}
