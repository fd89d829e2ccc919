import { useMemo } from 'react';
import { findFinderLink } from './finder-link.ts';
import { FinderNavigationContext } from './finder-navigation.ts';
import type { FinderViewData } from './finder-view-data.ts';
import { finderViews } from './finder-views.ts';
import { useFinder } from './use-finder.ts';

export type FinderProps = {
  /** The query of the address, such as '?age=22'. */
  search: string;
  /** What the view shows. */
  data: FinderViewData;
  /** Whether the visitor comes to it from another view of the same document, so that the focus goes to its heading. */
  isClientNavigation?: boolean;
};

/**
 * "Can I go?" (requirements): the answer, a comparison, or a plan, as the page's address asks for. The server renders the first one;
 * in the browser the island renders all others itself, so that the server isn't told what the visitor says.
 */
export function Finder(first: FinderProps) {
  const { page, navigate, replace } = useFinder(first);
  const { search, data } = page;
  const address = useMemo(() => ({ search, navigate, replace }), [search, navigate, replace]);
  return (
    <FinderNavigationContext value={address}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link is a click, too. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches the links inside it. */}
      <div
        onClick={(event) => {
          const link = findFinderLink(event);
          if (!link) return;
          event.preventDefault();
          navigate(link.href, { keepsScroll: 'keepsScroll' in link.dataset });
        }}
      >
        <View data={data} />
      </div>
    </FinderNavigationContext>
  );
}

function View({ data }: { data: FinderViewData }) {
  switch (data.view) {
    case 'answer':
      return <finderViews.answer />;
    case 'compare':
      return <finderViews.compare {...data} />;
    case 'plan':
      return <finderViews.plan key={data.opportunity.id} {...data} />;
  }
}
