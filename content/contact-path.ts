/** What a button asks us for. The message of the contact form begins with it. */
export type ContactIntent = 'apply' | 'consultation';

/** The id of the contact form's section, in which links to the form end. */
export const contactFormId = 'message';

/**
 * Creates the link to the contact form, which begins with what is known (`readContactTopics`).
 *
 * @param about the slug of a destination, programme, event, service or national programme, or the id of an opportunity
 * @param intent if the button says what the visitor wants (requirements, "Routes and links")
 * @returns '/contact?about=germany&intent=apply#message'
 */
export const createContactPath = (about: string, intent?: ContactIntent): string =>
  createPath({ about, intent });

/**
 * Creates the link to the contact form, which begins with a topic and a question.
 *
 * @param about the slug of a destination or a programme, if the question is about one
 * @param message the question, of at most 200 characters
 * @returns '/contact?about=germany&message=What+does+it+cost#message'
 */
export const createQuestionPath = (about: string | undefined, message: string): string =>
  createPath({ about, message });

function createPath(parameters: Record<string, string | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value);
  return `/contact?${query}#${contactFormId}`;
}
