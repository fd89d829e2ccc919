import { data } from 'react-router';
import { blog, blogDescription } from '#app/content/blog.ts';
import { metadataOf } from '#app/page-metadata.ts';
import { PostLoading } from '#app/screens/post/post-loading.tsx';
import { contentServiceContext, pageDeadlineContext } from '#blog/context.server.ts';
import { logContext } from '#server/contexts.ts';
import type { Route } from './+types/route.ts';
import styles from './blog-page.module.css';
import { CategoryFilter } from './category-filter.tsx';
import { feedLink } from './feed-link.ts';
import { readListAddress } from './list-address.ts';
import { ListLoading } from './list-loading.tsx';
import { LoadedPosts } from './loaded-posts.tsx';
import { Masthead } from './masthead.tsx';
import { loadPostListView } from './post-list-view.server.ts';
import type { PostListView } from './post-list-view.ts';
import { useFocusOnFirstNewPost } from './use-focus-on-first-new-post.ts';
import { usePendingAddress } from './use-pending-address.ts';
import { useShownList } from './use-shown-list.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const list = await loadPostListView(
    context.get(contentServiceContext),
    readListAddress(url.searchParams),
    context.get(logContext),
    context.get(pageDeadlineContext),
  );
  const status = list.failed && list.cards.length === 0 ? 503 : 200;
  return data({ ...list, description: blogDescription }, { status });
}

/** A visitor whose network fails keeps the page; see `keepShown`. */
export async function clientLoader({ request, serverLoader, url }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (request.signal.aborted) throw error;
    const nothing: PostListView & { description?: string } = {
      ...readListAddress(url.searchParams),
      cards: [],
      categories: [],
      failed: true,
    };
    return nothing;
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const category = loaderData?.categories.find(({ id }) => id === loaderData.categoryId);
  return [
    ...metadataOf({
      title: category ? `${category.name}: ${blog.title}` : blog.title,
      description: loaderData?.description ?? blog.lede,
    }),
    feedLink,
  ];
};

/** The list of posts in all its states (requirements 4, "Blog list"). */
export default function Blog({ loaderData }: Route.ComponentProps) {
  const list = useShownList(loaderData);
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
              <LoadedPosts list={list} loadingMore={isMore} onAsk={askMore} />
            )}
          </div>
        </div>
      </section>
      <PostLoading />
    </>
  );
}
