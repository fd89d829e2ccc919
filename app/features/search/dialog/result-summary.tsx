import { useLanguage } from '#app/components/language/language-context.ts';
import type { SearchResults } from '#app/features/search/create-search.ts';
import { isBengali } from '#app/features/search/normalise-text.ts';
import type { SearchWording } from '#content/create-search-wording.ts';
import { formatCount } from './format-count.ts';

/** The number of results, and the interpretation of the query: "4 results for জার্মানি, read as Germany". */
export function ResultSummary({
  results: { total, interpretations },
  wording,
}: {
  results: SearchResults;
  wording: SearchWording;
}) {
  const { count, reading } = wording;
  const language = useLanguage();
  if (total === 0) return count.none;
  return (
    <>
      <b>{formatCount(total, wording, language)}</b> {total === 1 ? count.one : count.several}
      {interpretations.map(({ written, names }, index) => (
        <span key={written}>
          {index === 0 ? reading.before : ', '}
          <span lang={isBengali(written) ? 'bn' : undefined}>{written}</span>
          {`${reading.between}${names.join(reading.or)}${reading.after}`}
        </span>
      ))}
    </>
  );
}
