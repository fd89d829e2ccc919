/**
 * Opens the answer in the browser: a fragment of an address never reaches a server, so that ours doesn't see what was said.
 * Without scripts the form itself asks the server.
 */
export function submitFinderInBrowser(): void {
  document.addEventListener('submit', (event) => {
    const { target, submitter, defaultPrevented } = event;
    // The answer's own form is sent by React, once it runs.
    if (defaultPrevented || !(target instanceof HTMLFormElement) || target.id !== 'can-i-go')
      return;
    event.preventDefault();
    location.assign(`/global-programs#?${stringifyForm(target, submitter)}`);
  });
}

/** @returns what is filled in, as the query of an address; where nothing is, one that still asks: 'age=' */
function stringifyForm(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const said = [...new FormData(form, submitter)].filter(([, value]) => value !== '');
  return said.length > 0 ? `${new URLSearchParams(said as [string, string][])}` : 'age=';
}
