const path = '/global-programs';

/**
 * Answers what a fragment asks, as in '/global-programs#?age=22': the sentence of another page goes there, because browsers send no
 * fragment to a server (submit-finder-in-browser.ts).
 */
export function handleFragmentQuery(): void {
  const answer = () => {
    const search = location.hash.slice(1);
    if (location.pathname !== path || !search.startsWith('?')) return;
    import('./mount-finder.tsx')
      .then(({ mountFinder }) => mountFinder(search))
      // Without its code the server has to answer.
      .catch(() => location.replace(path + search));
  };
  addEventListener('hashchange', answer);
  answer();
}
