import { ListEmpty } from './list-empty.tsx';
import { ListEnd } from './list-end.tsx';
import { ListFailure } from './list-failure.tsx';
import { LoadMore } from './load-more.tsx';
import { PostList } from './post-list.tsx';
import type { PostListView } from './post-list-view.ts';

/** What the list has, and how it ends: with more to load, at the last post, empty, or with a failure. */
export function LoadedPosts({
  list: { cards, categoryId, nextPage, failed },
  loadingMore,
  onAsk,
}: {
  list: PostListView;
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
