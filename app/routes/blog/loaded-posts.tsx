import type { PostListView } from '#app/features/blog/post-list-view.ts';
import { ListEmpty } from './list-empty.tsx';
import { ListEnd } from './list-end.tsx';
import { ListFailure } from './list-failure.tsx';
import { LoadMore } from './load-more.tsx';
import { PostList } from './post-list.tsx';

/** The posts, followed by the state of the list: a button to load more, the end, an empty list, or a failure. */
export function LoadedPosts({ cards, categoryId, nextPage, failed }: PostListView) {
  if (cards.length === 0 && !nextPage && !failed) {
    return <ListEmpty inCategory={categoryId !== undefined} />;
  }
  return (
    <>
      <PostList cards={cards} />
      <div data-list-end>
        {failed && <ListFailure categoryId={categoryId} />}
        {!failed && nextPage && <LoadMore page={nextPage} categoryId={categoryId} />}
        {!failed && !nextPage && <ListEnd />}
      </div>
    </>
  );
}
