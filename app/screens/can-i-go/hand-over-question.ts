import { saidQuery } from './said-query.ts';

/**
 * Opens the answer on its page, in the browser: a fragment of an address never reaches a server, so that ours doesn't see what
 * was said. Without scripts the form itself asks the server.
 */
export function handOverQuestion(): void {
  document.addEventListener('submit', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || target.id !== 'can-i-go') return;
    event.preventDefault();
    location.assign(`/global-programs#?${saidQuery(target)}`);
  });
}
