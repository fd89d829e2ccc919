/**
 * Creates the path of the contact page, whose form begins with what is known (`readContactTopics`).
 *
 * @param about slugs of destinations, programmes, events, services or national programmes, or ids of opportunities
 * @returns '/contact?about=germany'
 */
export const createContactPath = (...about: readonly string[]): string => createPath(about);

/**
 * Creates the path of the contact page, whose form begins with a topic and a question.
 *
 * @param about the slug of a destination or a programme, if the question is about one
 * @param message the question, of at most 200 characters
 * @returns '/contact?about=germany&message=What+does+it+cost'
 */
export const createQuestionPath = (about: string | undefined, message: string): string =>
  createPath(about ? [about] : [], message);

function createPath(about: readonly string[], message?: string): string {
  const query = new URLSearchParams(about.map((slug) => ['about', slug]));
  if (message) query.set('message', message);
  return `/contact?${query}`;
}
