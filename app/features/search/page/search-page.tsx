import { useLanguage } from '#app/components/language/language-context.ts';
import { PageLink } from '#app/components/language/page-link.tsx';
import '#app/features/search/dialog/bengali.css';
import { Button } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { createAskLink } from '#app/features/search/create-ask-link.ts';
import type { SearchResult } from '#app/features/search/create-search.ts';
import { ResultSummary } from '#app/features/search/dialog/result-summary.tsx';
import resultStyles from '#app/features/search/dialog/results.module.css';
import searchField from '#app/features/search/dialog/search-field.module.css';
import { SearchResultContent } from '#app/features/search/dialog/search-result-content.tsx';
import { isBengali } from '#app/features/search/normalise-text.ts';
import { toBengaliDigits } from '#content/formats/bengali-digits.ts';
import { localisePath } from '#content/language.ts';
import styles from './search-page.module.css';
import type { SearchView } from './search-view.server.ts';

/** The search page at /global-programs?q=, for visitors without scripts and for links (requirements, "Search"). */
export function SearchPage({ wording, results, start, nearest }: SearchView) {
  const { query, total, groups } = results;
  const path = localisePath(wording.path, useLanguage());
  const hasQuery = query !== '';
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <div className="container">
          <h1>{wording.title}</h1>
          <form action={path} className={styles.form}>
            <div className={styles.box}>
              <Icon name="search" className={searchField.icon} />
              <input
                key={query}
                name="q"
                defaultValue={query}
                className={searchField.field}
                placeholder={wording.placeholder}
                aria-label={wording.label}
                lang={isBengali(query) ? 'bn' : undefined}
                maxLength={100}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                enterKeyHint="search"
              />
            </div>
            <Button type="submit">{wording.submit}</Button>
          </form>
        </div>
      </div>
      <div className="container">
        <p className={resultStyles.summary} role="status">
          {hasQuery ? (
            <ResultSummary results={results} wording={wording} />
          ) : (
            <>
              {wording.hint.before} <span lang="bn">{wording.hint.bengali}</span>
              {wording.hint.after}
            </>
          )}
        </p>
        {hasQuery && total === 0 && (
          <NoResults results={results} wording={wording.none} nearest={nearest} />
        )}
        {!hasQuery && <Group title={wording.start.title} results={start} />}
        {groups.map(({ kind, total, results }) => (
          <Group key={kind} title={wording.groups[kind]} total={total} results={results} />
        ))}
      </div>
    </div>
  );
}

function Group({
  title,
  total,
  results,
}: {
  title: string;
  /** Number of results. Undefined for suggestions. */
  total?: number;
  results: SearchResult[];
}) {
  const language = useLanguage();
  return (
    <section className={styles.group}>
      <h2 className={resultStyles.title}>
        {title} {total && <span>{language === 'bn' ? toBengaliDigits(total) : total}</span>}
      </h2>
      <ResultList results={results} />
    </section>
  );
}

function ResultList({ results }: { results: SearchResult[] }) {
  return (
    <ul className={styles.list}>
      {results.map((result) => (
        <li key={`${result.to} ${result.name.map(({ text }) => text).join('')}`}>
          <PageLink to={result.to} className={resultStyles.result}>
            <SearchResultContent {...result} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function NoResults({
  results: { query, missing },
  wording,
  nearest,
}: {
  results: SearchView['results'];
  wording: SearchView['wording']['none'];
  nearest: SearchResult[];
}) {
  const { before, after, text, nearest: nearestText } = wording;
  const ask = createAskLink(query, wording);
  return (
    <section>
      <h2 className={resultStyles.noResults}>
        {before}
        {missing ?? query}
        {after}
      </h2>
      <p className={resultStyles.advice}>{missing ? nearestText : text}</p>
      <ResultList results={nearest} />
      <PageLink to={ask.to} className={resultStyles.link}>
        {ask.name} <Icon name="arrow-right" />
      </PageLink>
    </section>
  );
}
