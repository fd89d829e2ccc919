/** The path to which browsers send the errors of our scripts. */
export const errorsPath = '/browser-errors';

/** An error of one of our scripts in a visitor's browser. It has no answer, no address of a visitor, and no query. */
export type BrowserError = {
  /** The class of the error: 'TypeError', 'NotFoundError'. */
  name: string;
  /** The message without what it quotes (`removeQuotations`). */
  message: string;
  /** The path of our script with its line and column: '/assets/start-1a2b3c4d.js:1:2345'. */
  source: string;
  /** The path of the page, without its query. */
  path: string;
};

const maxLengths = { name: 40, message: 200, source: 120, path: 120 } as const;

/**
 * Describes an error for our server, which removes quotations from the message (`parseBrowserError`).
 *
 * @param page the origin and the path of the page
 * @returns undefined if none of our scripts has thrown it, or if a request has failed
 */
export function describeBrowserError(
  error: unknown,
  page: { origin: string; pathname: string },
): BrowserError | undefined {
  // `DOMException` is an `Error`, too; an object of another window isn't.
  if (!(error instanceof Error) || isFailedRequest(error)) return;
  // The first line of the stack has thrown the error. Browser extensions have URLs of their own.
  const place = (error.stack ?? '').split(/[\s()@]/).find((word) => word.includes('://')) ?? '';
  if (!place.startsWith(`${page.origin}/assets/`)) return;
  const source = place.slice(page.origin.length);
  return { name: error.name, message: error.message.slice(0, 500), source, path: page.pathname };
}

/** Whether a request has failed, in the words of Chromium, Firefox and Safari. The server's own log has what it refused. */
const isFailedRequest = ({ name, message }: Error): boolean =>
  name === 'AbortError' ||
  /dynamically imported module|Importing a module script|Failed to fetch|NetworkError|Load failed|network connection/i.test(
    message,
  );

/**
 * Checks what a browser says of an error, and shortens it. Anybody can send anything. Only what this function returns is logged.
 *
 * @returns undefined if it isn't a description of an error
 */
export function parseBrowserError(value: unknown): BrowserError | undefined {
  if (typeof value !== 'object' || value === null) return;
  const { name, message, source, path } = value as Record<string, unknown>;
  if (typeof name !== 'string' || !/^[A-Za-z]+$/.test(name)) return;
  if (typeof source !== 'string' || !/^\/assets\/[\w.-]+\.js:\d+:\d+$/.test(source)) return;
  // Bengali pages have the same paths in Latin letters.
  if (typeof path !== 'string' || !/^\/[\w/.-]*$/.test(path)) return;
  if (typeof message !== 'string') return;
  return {
    name: name.slice(0, maxLengths.name),
    message: removeQuotations(message).slice(0, maxLengths.message),
    source: source.slice(0, maxLengths.source),
    path: path.slice(0, maxLengths.path),
  };
}

/** The words before a quotation that is a name in our code: "reading 'name'", "'removeChild' on 'Node'". */
const wordsBeforeNames = ['reading', 'setting', 'execute', 'on'];

/**
 * Removes whatever a message may quote of an answer: quotations, addresses, numbers with four digits or more, and letters outside
 * ASCII. A name in our code stays.
 */
function removeQuotations(message: string): string {
  const [first = '', ...rest] = message
    .slice(0, 1000)
    .replaceAll(/["“”`]/g, '"')
    .split('"');
  // An odd part stands between two quotation marks.
  const unquoted = [first, ...rest.map((part, index) => (index % 2 === 0 ? '…' : part))].join('"');
  const parts = unquoted.split("'");
  return parts
    .map((part, index) => {
      if (index % 2 === 0) return part;
      const word = parts[index - 1]?.trimEnd().split(/[\s(]/).at(-1) ?? '';
      return wordsBeforeNames.includes(word) && /^[\w$.]{1,40}$/.test(part) ? part : '…';
    })
    .join("'")
    .split(' ')
    .map((word) => (/[@%]|:\/\/|\d{4}|[^\x20-\x7e…]/.test(word) ? '…' : word))
    .join(' ');
}
