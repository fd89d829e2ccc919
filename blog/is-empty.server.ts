import type { PostPage } from './content-service.ts';

/** Whether a content service's result is empty: no such post, or no posts on a page of the list. */
export function isEmpty(result: unknown): boolean {
  return result === undefined || (result as Partial<PostPage>).posts?.length === 0;
}
