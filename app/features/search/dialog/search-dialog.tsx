import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { isBengali } from '#app/features/search/normalise-text.ts';
import { search as wording } from '#content/search.ts';
import { getNextOptionIndex } from './next-option-index.ts';
import { createOptionGroups, type SearchOption } from './option-groups.ts';
import { ResultSummary } from './result-summary.tsx';
import { SearchResultContent } from './search-result-content.tsx';
import './bengali.css';
import results from './results.module.css';
import styles from './search-dialog.module.css';
import searchField from './search-field.module.css';
import { useSiteSearch } from './use-site-search.ts';

/**
 * The search: a combobox over a list of links (ARIA Authoring Practices, "Combobox"). The focus stays in the field, the
 * arrows choose an option, Enter opens it, Escape empties the field and then closes. It is open as long as it is there.
 *
 * @param takeTyped gives what was typed before the field had the focus; from then on the field is typed into
 */
export function SearchDialog({
  takeTyped,
  onClose,
}: {
  takeTyped: () => string;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  /** The option that the arrows chose since the query was changed. */
  const [chosen, setChosen] = useState<number>();
  const { search, failed } = useSiteSearch();
  const options = useMemo(() => search && createOptionGroups(search, query), [search, query]);
  const { groups = [], count = 0 } = options ?? {};
  const active = chosen ?? (options?.state === 'found' ? 0 : undefined);
  const optionId = (place: number) => `${id}-${place}`;
  const activeId = active === undefined ? undefined : optionId(active);

  // React renders what a layout effect sets before it returns to the browser: a key between the focus and the text would replace it.
  useLayoutEffect(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    setQuery(takeTyped());
  }, [takeTyped]);
  // Another page comes by the Back button too.
  useEffect(() => {
    const close = () => dialog.current?.close();
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, []);
  useEffect(() => {
    if (chosen === undefined) list.current?.scrollTo(0, 0);
    else document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, id]);

  function change(value: string) {
    setQuery(value);
    setChosen(undefined);
    list.current?.scrollTo(0, 0);
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = getNextOptionIndex(event.key, active, count);
    if (next !== undefined) setChosen(next);
    const empties = event.key === 'Escape' && query !== '';
    if (empties) change('');
    if (empties || next !== undefined) event.preventDefault();
  }

  function onSubmit(event: FormEvent) {
    // Without anything to look through, the server looks.
    if (failed && query.trim() !== '') return;
    event.preventDefault();
    if (activeId) document.getElementById(activeId)?.click();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the panel; by keyboard it is Escape.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={wording.title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <form className={styles.panel} action={wording.path} onSubmit={onSubmit}>
        <div className={styles.bar}>
          <Icon name="search" className={searchField.icon} />
          <input
            name="q"
            className={searchField.field}
            value={query}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
            placeholder={wording.placeholder}
            aria-label={wording.label}
            lang={isBengali(query) ? 'bn' : undefined}
            autoComplete="off"
            maxLength={100}
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={count > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={activeId}
          />
          <button
            type="button"
            className={styles.close}
            aria-label={wording.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <p className={results.summary} role="status">
          {options?.results ? (
            <ResultSummary answer={options.results} wording={wording} />
          ) : (
            <Hint query={query} failed={failed} />
          )}
        </p>
        <div
          ref={list}
          id={`${id}-list`}
          className={styles.list}
          {...(count > 0 && { role: 'listbox', 'aria-label': wording.results })}
        >
          <div className={styles.groups} data-state={options?.state}>
            {groups.map(({ key, title, total, advice, options }) => (
              // biome-ignore lint/a11y/useSemanticElements: options are no form controls, which fieldset is for.
              <div key={key} role="group" aria-labelledby={title && `${id}-${key}`}>
                {title && (
                  <p id={`${id}-${key}`} className={advice ? results.noResults : results.title}>
                    {title} {total && <span>{total}</span>}
                  </p>
                )}
                {advice && <p className={results.advice}>{advice}</p>}
                {options.map((option) => (
                  <OptionLink
                    key={option.index}
                    id={optionId(option.index)}
                    option={option}
                    active={option.index === active}
                    onOpen={() => dialog.current?.close()}
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
        <p className={styles.keyboardHints} aria-hidden="true">
          {wording.keys.map(({ keys, name }) => (
            <span key={name}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
              {name}
            </span>
          ))}
        </p>
      </form>
    </dialog>
  );
}

/** Not a tab stop: the field has the focus. */
function OptionLink({
  id,
  option,
  active,
  onOpen,
}: {
  id: string;
  option: SearchOption;
  active: boolean;
  onOpen: () => void;
}) {
  const isResult = 'result' in option;
  return (
    <a
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      href={option.to}
      className={isResult ? results.result : results.link}
      onClick={onOpen}
    >
      {isResult ? (
        <SearchResultContent {...option.result} />
      ) : (
        <>
          {option.name} <Icon name="arrow-right" />
        </>
      )}
    </a>
  );
}

function Hint({ query, failed }: { query: string; failed: boolean }) {
  if (failed) return wording.failed;
  if (query.trim() !== '') return wording.loading;
  const { before, bengali, after } = wording.hint;
  return (
    <>
      {before} <span lang="bn">{bengali}</span>
      {after}
    </>
  );
}
