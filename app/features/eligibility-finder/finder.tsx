import { findFinderLink } from './finder-link.ts';
import { ResultsPage } from './results-page.tsx';
import { type FinderProps, useFinder } from './use-finder.ts';

/**
 * The eligibility finder (requirements, "Can I go?"): the results for the query in the page's URL. The server renders the first
 * ones. The browser renders all further ones, so that the server doesn't receive the profile.
 */
export function Finder(props: FinderProps) {
  const { open, ...finder } = useFinder(props);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link is a click, too.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles clicks on the links inside it.
    <div
      onClick={(event) => {
        const link = findFinderLink(event);
        if (!link) return;
        event.preventDefault();
        open(link);
      }}
    >
      <ResultsPage {...finder} />
    </div>
  );
}
