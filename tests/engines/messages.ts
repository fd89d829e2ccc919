/** What a browser may say in its console, each with its reason. */
const expected: readonly RegExp[] = [
  // offline.e2e.ts stops the server: the browser says of each address that it can't be reached, and of the offline page its status.
  /ERR_CONNECTION_REFUSED/,
  /status of 503/,
  // Firefox asks for the icon of the offline page, which allows itself nothing and names none.
  /blocked the loading of a resource \(img-src\) at \S+\/favicon\.ico/,
];

/** The messages that nobody expects. */
export const unexpected = (messages: readonly string[]) =>
  messages.filter((message) => !expected.some((pattern) => pattern.test(message)));
