import { loadMorePosts } from '#app/routes/blog/load-more-posts.ts';
import { enableCopying } from '#app/routes/post/enable-copying.ts';
import { playVideos } from '#app/routes/post/play-videos.ts';
import { showPostLoading } from '#app/routes/post/show-post-loading.ts';

/** Enhances the list of posts, or a post. */
export function enhanceBlog(): void {
  loadMorePosts();
  showPostLoading();
  playVideos();
  enableCopying();
}
