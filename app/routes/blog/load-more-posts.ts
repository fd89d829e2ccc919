/**
 * Intercepts the form of `LoadMore` and appends the next posts, instead of a navigation to the longer list. Replaces the URL
 * with that of the longer list, so that a reload and the Back button show the same posts.
 */
export function loadMorePosts(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement && form.dataset.loadMore)) return;
    event.preventDefault();
    void loadMore(form);
  });
}

async function loadMore(form: HTMLFormElement) {
  const query = new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, `${value}`]),
  );
  const path = `${new URL(form.action).pathname}?${query}`;
  const status = document.querySelector('[data-posts-shown]');
  const previousStatus = status?.textContent ?? '';
  const loadingText = form.dataset.loadMore ?? '';
  setBusy(form, loadingText);
  status?.replaceChildren(loadingText);

  const page = await fetchDocument(path);
  const [firstNewRow] = page ? appendRows(page) : [];
  const listEnd = form.parentElement;
  const newListEnd =
    page?.querySelector('[data-list-end]') ?? listEnd?.querySelector('template')?.content;
  listEnd?.replaceChildren(...importChildren(newListEnd));
  if (!firstNewRow) {
    status?.replaceChildren(previousStatus);
    return;
  }
  history.replaceState(history.state, '', path);
  status?.replaceChildren(page?.querySelector('[data-posts-shown]')?.textContent ?? '');
  firstNewRow.querySelector<HTMLElement>('[data-post]')?.focus({ preventScroll: true });
}

function setBusy(form: HTMLFormElement, loadingText: string) {
  const button = form.querySelector('button');
  if (button) button.disabled = true;
  form.querySelector('[data-label]')?.replaceChildren(loadingText);
}

/**
 * Fetches and parses a page. XMLHttpRequest doesn't run the page's scripts and needs no Trusted Types policy.
 *
 * @returns undefined if the request fails or its status isn't 200
 */
function fetchDocument(path: string): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.onloadend = () =>
      resolve(request.status === 200 ? (request.responseXML ?? undefined) : undefined);
    request.send();
  });
}

/**
 * Appends the rows of a fetched page to the list. Omits posts that are in the list already, which happens if a newer post has
 * moved them to the next page.
 *
 * @returns the appended rows
 */
function appendRows(page: Document): Element[] {
  const ids = [...document.querySelectorAll<HTMLElement>('[data-post]')].map(
    (link) => link.dataset.post,
  );
  const rows = [...page.querySelectorAll('[data-post-rows] > li')].filter((row) => {
    const link = row.querySelector<HTMLElement>('[data-post]');
    return link && !ids.includes(link.dataset.post);
  });
  const added = rows.map((row) => document.importNode(row, true));
  document.querySelector('[data-post-rows]')?.append(...added);
  return added;
}

const importChildren = (parent: ParentNode | undefined) =>
  [...(parent?.childNodes ?? [])].map((node) => document.importNode(node, true));
