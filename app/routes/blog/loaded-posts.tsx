import { useLanguage } from '#app/components/language/language-context.ts';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { listPath } from '#app/features/blog/list-query.ts';
import type { PostListView } from '#app/features/blog/post-list-view.ts';
import { blog as blogs } from '#content/blog.ts';
import { ListFailure } from './list-failure.tsx';
import { LoadMore } from './load-more.tsx';
import styles from './loaded-posts.module.css';
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

/** Message when there are no posts, either in the requested category or at all. */
function ListEmpty({ inCategory }: { inCategory: boolean }) {
  const blog = blogs[useLanguage()];
  const { empty, none } = blog.list;
  return (
    <div className={styles.empty}>
      <h2>{inCategory ? empty.title : none.title}</h2>
      <p className="muted">{inCategory ? empty.text : none.text}</p>
      <ButtonLink to={inCategory ? listPath() : none.action.to} variant="ghost" size="small">
        {inCategory ? empty.showAll : none.action.name}
      </ButtonLink>
    </div>
  );
}

/** Tells the visitor that the list has no further posts. */
function ListEnd() {
  const blog = blogs[useLanguage()];
  return <p className={styles.end}>{blog.list.end}</p>;
}
