import { type ChangeEvent, type FormEvent, useEffect, useMemo, useRef } from 'react';
import { toBengaliDigits } from '#content/formats/bengali-digits.ts';
import {
  type FinderQuery,
  parseFinderQuery,
  stringifyFinderQuery,
} from '#domain/eligibility/finder-query.ts';
import { finderFormId } from './finder-form-id.ts';
import { useFinderNavigation } from './finder-navigation.ts';
import { createFinderPath } from './finder-paths.ts';
import { fitSelectWidth } from './select-width.ts';

/**
 * The finder query in the page's URL. A change of a control replaces the URL, and a new URL, after a link or the Back
 * button, updates the controls.
 *
 * @returns the finder query, and handlers for changes of the controls and for the submission of the form
 */
export function useFinderQuery() {
  const { search, replace } = useFinderNavigation();
  const query = useMemo(() => parseFinderQuery(new URLSearchParams(search)), [search]);

  const isInitialised = useRef(false);
  useEffect(() => {
    const isFirstEffect = !isInitialised.current;
    isInitialised.current = true;
    // Values that the visitor entered before hydration take precedence over the URL.
    const formQuery = isFirstEffect && readQuery(getFinderForm());
    if (formQuery && stringifyFinderQuery(formQuery) !== stringifyFinderQuery(query)) updateUrl();
    else updateControls(query);
  });
  useEffect(() => {
    // For Back, WebKit keeps the page but empties its form, because of the form's `autocomplete="off"`.
    const restoreControls = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setTimeout(() => updateControls(query));
    };
    addEventListener('pageshow', restoreControls);
    return () => removeEventListener('pageshow', restoreControls);
  }, [query]);

  /** The finder query of the form, with the parameters that have no control taken from the URL. */
  function readQuery(form: HTMLFormElement): FinderQuery {
    const { show } = query;
    return { ...parseFinderQuery(readFormParameters(form)), ...(show && { show }) };
  }

  /** Replaces the URL by that of the form. */
  function updateUrl() {
    const next = readQuery(getFinderForm());
    // Ignored parameters stay in the URL, so that the page can name them.
    const ignored = new URLSearchParams(next.ignored.map(({ name, value }) => [name, value]));
    const queryString = [stringifyFinderQuery(next), ignored.toString()].filter(Boolean).join('&');
    replace(queryString ? `/global-programs?${queryString}` : createFinderPath(next));
  }

  return {
    query,
    onChange({ target }: ChangeEvent<HTMLElement> | FormEvent<HTMLElement>) {
      if (!isFinderControl(target)) return;
      // An incomplete number isn't an age yet, such as the "2" of "22".
      if (target.name === 'age' && target.value !== '' && !target.checkValidity()) return;
      updateUrl();
    },
    onBlur({ target }: { target: EventTarget }) {
      if (isFinderControl(target) && target.name === 'age' && !target.checkValidity()) updateUrl();
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      updateUrl();
      document.getElementById('now')?.focus();
    },
  };
}

type Control = HTMLInputElement | HTMLSelectElement;
const isFinderControl = (target: EventTarget): target is Control =>
  (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) &&
  target.form?.id === finderFormId;

const getFinderForm = () => document.getElementById(finderFormId) as HTMLFormElement;

function readFormParameters(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].filter(([, value]) => value !== '');
  return new URLSearchParams(entries as [string, string][]);
}

/** Sets the controls to the values of a URL that a link or the Back button has opened. */
function updateControls({ profile, sort }: FinderQuery) {
  const values: Record<string, string | number | undefined> = { ...profile, sort };
  for (const control of getFinderForm().elements) {
    if (!isFinderControl(control) || control.type === 'hidden') continue;
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
