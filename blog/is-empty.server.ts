import type { PostPage } from './content-service.ts';

/** Whether an answer of a content service says that there is nothing: no such post, or no posts on a page of the list. */
export function isEmpty(answer: unknown): boolean {
  return answer === undefined || (answer as Partial<PostPage>).posts?.length === 0;
}
