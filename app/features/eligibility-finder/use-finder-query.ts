import { type ChangeEvent, type FormEvent, useEffect, useMemo, useRef } from 'react';
import { toBengaliDigits } from '#content/formats/bengali-digits.ts';
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
 * The finder query in the page's URL. A change of a control replaces the URL, and a new URL, after a link or the Back
 * button, updates the controls.
 *
 * @returns the finder query, and handlers for changes of the controls and for the submission of the form
 */
export function useFinderQuery(opportunities: readonly Opportunity[]) {
  const { search, navigate, replace } = useFinderNavigation();
  const query = useMemo(() => {
    const ids = new Set(opportunities.map(({ id }) => id));
    return parseFinderQuery(new URLSearchParams(search), (id) => ids.has(id));
  }, [search, opportunities]);

  const isInitialised = useRef(false);
  useEffect(() => {
    const isFirstEffect = !isInitialised.current;
    isInitialised.current = true;
    // Values that the visitor entered before hydration take precedence over the URL.
    const formQuery = isFirstEffect && readQuery(getFinderForm());
    if (formQuery && stringifyFinderQuery(formQuery) !== stringifyFinderQuery(query))
      updateUrl({ compare: formQuery.compare });
    else updateControls(query);
  });

  /** The finder query of the form, with the parameters that have no control taken from the URL. */
  function readQuery(form: HTMLFormElement): FinderQuery {
    const ids = new Set(opportunities.map(({ id }) => id));
    const { show, view, plan, departureMonth } = query;
    const formQuery = parseFinderQuery(readFormParameters(form), (id) => ids.has(id));
    return {
      ...formQuery,
      ...(show && { show }),
      ...(view && { view }),
      ...(plan && { plan }),
      ...(departureMonth && { departureMonth }),
    };
  }

  /**
   * Replaces the URL by that of the form, or opens the comparison. The compared ids come from the URL or the caller, not
   * from the checkboxes: while the posters change their order, an opportunity can have no checkbox, or two.
   */
  function updateUrl({
    compare = query.compare,
    view,
  }: Partial<Pick<FinderQuery, 'compare' | 'view'>> = {}) {
    const next = { ...readQuery(getFinderForm()), compare, ...(view && { view }) };
    // Ignored parameters stay in the URL, so that the page can name them.
    const ignored = new URLSearchParams(
      next.ignored.filter(({ name }) => name !== 'compare').map(({ name, value }) => [name, value]),
    );
    const queryString = [stringifyFinderQuery(next), ignored.toString()].filter(Boolean).join('&');
    const path = queryString ? `/global-programs?${queryString}` : createFinderPath(next);
    if (view) navigate(path);
    else replace(path);
  }

  return {
    query,
    onChange({ target }: ChangeEvent<HTMLElement> | FormEvent<HTMLElement>) {
      if (!isFinderControl(target)) return;
      // An incomplete number isn't an age yet, such as the "2" of "22".
      if (target.name === 'age' && target.value !== '' && !target.checkValidity()) return;
      updateUrl(
        isCompareCheckbox(target) ? { compare: toggleCompared(query.compare, target) } : {},
      );
    },
    onBlur({ target }: { target: EventTarget }) {
      if (isFinderControl(target) && target.name === 'age' && !target.checkValidity()) updateUrl();
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      const { submitter } = event.nativeEvent as SubmitEvent;
      event.preventDefault();
      if (submitter?.getAttribute('name') === 'view') return updateUrl({ view: 'compare' });
      updateUrl();
      document.getElementById('now')?.focus();
    },
    /** Removes an opportunity from the comparison. */
    onRemove(removedId: string) {
      const compare = query.compare.filter((id) => id !== removedId);
      updateControls({ ...query, compare });
      updateUrl({ compare });
    },
  };
}

type Control = HTMLInputElement | HTMLSelectElement;
const isFinderControl = (target: EventTarget): target is Control =>
  (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) &&
  target.form?.id === finderFormId;

const isCompareCheckbox = (control: Control): control is HTMLInputElement =>
  control.name === 'compare';

/** The compared ids after a checkbox has changed. A newly ticked id comes last. */
function toggleCompared(
  compare: FinderQuery['compare'],
  { value, checked }: HTMLInputElement,
): FinderQuery['compare'] {
  const others = compare.filter((id) => id !== value);
  return checked ? [...others, value] : others;
}

const getFinderForm = () => document.getElementById(finderFormId) as HTMLFormElement;

function readFormParameters(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].filter(([, value]) => value !== '');
  return new URLSearchParams(entries as [string, string][]);
}

/** Sets the controls to the values of a URL that a link or the Back button has opened. */
function updateControls({ profile, sort, compare }: FinderQuery) {
  const values: Record<string, string | number | undefined> = { ...profile, sort };
  for (const control of getFinderForm().elements) {
    if (!isFinderControl(control) || control.type === 'hidden') continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = compare.includes(control.value);
      control.disabled = !control.checked && compare.length === maxCompared;
      continue;
    }
    const plainValue = String(values[control.name] ?? '');
    // A field with a pattern takes Bengali digits (content/bn/eligibility-finder.ts).
    const hasBengaliDigits = 'pattern' in control && control.pattern !== '';
    const value = hasBengaliDigits ? toBengaliDigits(plainValue) : plainValue;
    // A number that the visitor is typing is not overwritten, even if it is no valid age yet.
    const isTyped = control === document.activeElement && control.name === 'age';
    if (!isTyped && control.value !== value) control.value = value;
    if (control instanceof HTMLSelectElement) fitSelectWidth(control);
  }
}
