/** What a browser may say in its console, each with its reason. */
const expected: readonly RegExp[] = [];

/** The messages that nobody expects. */
export const unexpected = (messages: readonly string[]) =>
  messages.filter((message) => !expected.some((pattern) => pattern.test(message)));
