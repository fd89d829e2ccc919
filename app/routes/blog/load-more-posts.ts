/**
 * Appends the next posts below those that are there, where the browser would go to a page that has them all (LoadMore). The page's
 * address becomes that of the longer list, so that a reload and the Back button show the same.
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
  setBusy(form);
  status?.replaceChildren(form.dataset.loadMore ?? '');

  const page = await fetchDocument(path);
  const [first] = page ? appendRows(page) : [];
  const listEnd = form.parentElement;
  const next =
    page?.querySelector('[data-list-end]') ?? listEnd?.querySelector('template')?.content;
  listEnd?.replaceChildren(...importChildren(next));
  if (!first) {
    status?.replaceChildren(previousStatus);
    return;
  }
  history.replaceState(history.state, '', path);
  status?.replaceChildren(page?.querySelector('[data-posts-shown]')?.textContent ?? '');
  first.querySelector<HTMLElement>('[data-post]')?.focus({ preventScroll: true });
}

function setBusy(form: HTMLFormElement) {
  const button = form.querySelector('button');
  if (button) button.disabled = true;
  form.querySelector('[data-label]')?.replaceChildren(form.dataset.loadMore ?? '');
}

/**
 * XMLHttpRequest parses a page without running its scripts, and needs no Trusted Type.
 *
 * @returns undefined when the page, or its list, could not be fetched
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

/** @returns the new rows, in the page. A post that moved to the next page while the visitor read is not shown twice. */
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
