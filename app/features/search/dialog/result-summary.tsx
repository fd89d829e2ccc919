import type { SearchResults } from '#app/features/search/create-search.ts';
import { isBengali } from '#app/features/search/normalise-text.ts';
import type { SearchWording } from '#content/search.ts';

/** The number of results, and the interpretation of the query: "4 results for জার্মানি, read as Germany". */
export function ResultSummary({
  results: { total, interpretations },
  wording: { count, reading },
}: {
  results: SearchResults;
  wording: SearchWording;
}) {
  if (total === 0) return count.none;
  return (
    <>
      <b>{total}</b> {total === 1 ? count.one : count.several}
      {interpretations.map(({ written, names }, index) => (
        <span key={written}>
          {index === 0 ? ` ${reading.before} ` : ', '}
          <span lang={isBengali(written) ? 'bn' : undefined}>{written}</span>
          {`${reading.between} ${names.join(` ${reading.or} `)}`}
        </span>
      ))}
    </>
  );
}
