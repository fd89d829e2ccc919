import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { blog } from '#app/content/blog.ts';
import { PostLoading } from '#app/screens/post/post-loading.tsx';
import styles from './blog-page.module.css';
import { cardLinkId } from './card-text.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { blogPath, type ListAddress, readListAddress } from './list-address.ts';
import { ListEmpty } from './list-empty.tsx';
import { ListEnd } from './list-end.tsx';
import { ListFailure } from './list-failure.tsx';
import { ListLoading } from './list-loading.tsx';
import { LoadMore } from './load-more.tsx';
import { Masthead } from './masthead.tsx';
import { keepShown, type PostList as PostListData } from './post-list.ts';
import { PostList } from './post-list.tsx';

/** The list of posts in all its states (SPEC section 4, "Blog list"). */
export function BlogPage({ list: received }: { list: PostListData }) {
  const list = useShownList(received);
  const asked = usePendingAddress();
  const askMore = useFocusOnFirstNewPost(list);

  const isMore = asked?.categoryId === list.categoryId && (asked?.page ?? 0) > list.page;
  const reloading = asked !== undefined && !isMore;

  return (
    <>
      <Masthead />
      <section className={styles.main} aria-label={blog.list.label} aria-busy={reloading}>
        <div className="container">
          <CategoryFilter
            categories={list.categories}
            chosen={asked ? asked.categoryId : list.categoryId}
            loading={reloading}
          />
          <p className="visually-hidden" role="status">
            {asked ? blog.list.loading : blog.list.shown(list.cards.length)}
          </p>
          <div className={styles.list}>
            {reloading ? (
              <ListLoading />
            ) : (
              <Loaded list={list} loadingMore={isMore} onAsk={askMore} />
            )}
          </div>
        </div>
      </section>
      <PostLoading />
    </>
  );
}

function Loaded({
  list: { cards, categoryId, nextPage, failed },
  loadingMore,
  onAsk,
}: {
  list: PostListData;
  loadingMore: boolean;
  onAsk: () => void;
}) {
  if (failed && !loadingMore) {
    return (
      <>
        <PostList cards={cards} />
        <ListFailure categoryId={categoryId} />
      </>
    );
  }
  if (cards.length === 0 && !nextPage) return <ListEmpty inCategory={categoryId !== undefined} />;
  return (
    <>
      <PostList cards={cards} />
      {nextPage ? (
        <LoadMore page={nextPage} categoryId={categoryId} loading={loadingMore} onAsk={onAsk} />
      ) : (
        <ListEnd />
      )}
    </>
  );
}

/** The list as it came, or after a failure with what was on the page before. */
function useShownList(received: PostListData): PostListData {
  const [state, setState] = useState({ received, shown: received });
  if (state.received === received) return state.shown;
  const shown = keepShown(received, state.shown);
  setState({ received, shown });
  return shown;
}

/** What the visitor has asked this page for, while it is being fetched. */
function usePendingAddress(): ListAddress | undefined {
  const { location } = useNavigation();
  return location?.pathname === blogPath
    ? readListAddress(new URLSearchParams(location.search))
    : undefined;
}

/**
 * After "Load More" the focus is on the first new post: the button is further down, or gone.
 *
 * @returns to be called when the button is used
 */
function useFocusOnFirstNewPost({ cards }: PostListData) {
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (known.current === undefined || cards.length === known.current) return;
    const first = cards[known.current];
    known.current = undefined;
    if (first) document.getElementById(cardLinkId(first.id))?.focus({ preventScroll: true });
  }, [cards]);
  return () => {
    known.current = cards.length;
  };
}
