import { useMemo } from 'react';
import { findFinderLink } from './finder-link.ts';
import { FinderNavigationContext } from './finder-navigation.ts';
import type { FinderViewData } from './finder-view-data.ts';
import { finderViews } from './finder-views.ts';
import { useFinder } from './use-finder.ts';

export type FinderProps = {
  /** Query string of the URL, such as '?age=22'. */
  search: string;
  /** The data of the view. */
  data: FinderViewData;
  /** Whether the visitor comes from another view of the same document. If so, the heading receives the focus. */
  isClientNavigation?: boolean;
};

/**
 * The eligibility finder (requirements, "Can I go?"): the results, a comparison, or a plan, depending on the page's URL.
 * The server renders the first view. The browser renders all further ones, so that the server doesn't receive the profile.
 */
export function Finder(props: FinderProps) {
  const { page, navigate, replace } = useFinder(props);
  const { search, data } = page;
  const navigation = useMemo(() => ({ search, navigate, replace }), [search, navigate, replace]);
  return (
    <FinderNavigationContext value={navigation}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link is a click, too. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only handles clicks on the links inside it. */}
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
