/**
 * Returns a function that computes its result once for each word, since a query can repeat a word and several steps ask for it.
 * `forget` empties the memory, which would grow with every query.
 */
export function rememberWords<Result>(compute: (word: string) => Result) {
  const results = new Map<string, Result>();
  const get = (word: string): Result => {
    if (results.has(word)) return results.get(word) as Result;
    const result = compute(word);
    results.set(word, result);
    return result;
  };
  return Object.assign(get, { forget: () => results.clear() });
}
