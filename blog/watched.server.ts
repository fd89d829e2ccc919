import { isAbsent } from './absent.server.ts';
import type { ContentService } from './content-service.ts';

type Question = {
  ask: (deadline: AbortSignal) => Promise<unknown>;
  /** Unknown until it has come, and when it has failed. */
  given?: { answer: unknown };
};

/** A content service for the making of one page, and what that page hangs on. */
export type Watched = {
  service: ContentService;
  /** Whether each question was answered with something: a page with a failure or with nothing in it is not worth keeping. */
  isWhole(): boolean;
  /** Asks all of it again: whether the answers are the same objects. */
  isCurrent(deadline: AbortSignal): Promise<boolean>;
};

/**
 * Takes down what is asked of a content service.
 *
 * @param service gives the same object as long as it says the same (`memory.server.ts`)
 */
export function watched(service: ContentService): Watched {
  const questions: Question[] = [];

  async function note<Answer>(
    ask: (deadline?: AbortSignal) => Promise<Answer>,
    deadline: AbortSignal | undefined,
  ): Promise<Answer> {
    const question: Question = { ask };
    questions.push(question);
    const answer = await ask(deadline);
    question.given = { answer };
    return answer;
  }

  async function isSame({ ask, given }: Question, deadline: AbortSignal): Promise<boolean> {
    const answer = await ask(deadline);
    return given !== undefined && answer === given.answer;
  }

  return {
    service: {
      ...service,
      categories: (deadline) => note(service.categories, deadline),
      posts: (request, deadline) => note((signal) => service.posts(request, signal), deadline),
      addresses: (deadline) => note(service.addresses, deadline),
      neighbours: (post, deadline) => note((signal) => service.neighbours(post, signal), deadline),
      post: (slug, deadline) => note((signal) => service.post(slug, signal), deadline),
    },
    isWhole: () => questions.every(({ given }) => given && !isAbsent(given.answer)),
    async isCurrent(deadline) {
      try {
        const same = await Promise.all(questions.map((question) => isSame(question, deadline)));
        return same.every(Boolean);
      } catch {
        // A page that is made anew says what has failed.
        return false;
      }
    },
  };
}
