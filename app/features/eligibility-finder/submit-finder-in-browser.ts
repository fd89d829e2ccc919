import { finderFormId } from './finder-form-id.ts';

/**
 * Opens the results in the browser when the form of the eligibility finder is submitted. The values are in the fragment
 * of the URL, which browsers don't send to the server. Without scripts the form is submitted to the server.
 */
export function submitFinderInBrowser(): void {
  document.addEventListener('submit', (event) => {
    const { target, submitter, defaultPrevented } = event;
    // On the results page, React handles the form after hydration.
    if (defaultPrevented || !(target instanceof HTMLFormElement) || target.id !== finderFormId)
      return;
    // If React has failed there (islands/hydrate-island.tsx), the server answers.
    if (target.closest('[data-plain]')) return;
    event.preventDefault();
    location.assign(`${target.getAttribute('action')}#?${stringifyForm(target, submitter)}`);
  });
}

/** @returns the non-empty values as a query string. An empty form returns 'age=', which still selects the results page. */
function stringifyForm(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const entries = [...new FormData(form, submitter)].filter(([, value]) => value !== '');
  return entries.length > 0 ? `${new URLSearchParams(entries as [string, string][])}` : 'age=';
}
