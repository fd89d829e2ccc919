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
import { useLanguage } from '#app/components/language/language-context.ts';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { isBengali } from '#app/features/search/normalise-text.ts';
import type { SearchWording } from '#content/create-search-wording.ts';
import { toBengaliDigits } from '#content/formats/bengali-digits.ts';
import { localisePath } from '#content/language.ts';
import { getNextOptionIndex } from './next-option-index.ts';
import { createOptionGroups } from './option-groups.ts';
import { OptionLink } from './option-link.tsx';
import { ResultSummary } from './result-summary.tsx';
import './bengali.css';
import results from './results.module.css';
import styles from './search-dialog.module.css';
import searchField from './search-field.module.css';
import { useSiteSearch } from './use-site-search.ts';

/**
 * The search dialog: a combobox with a list of links (ARIA Authoring Practices, "Combobox"). The focus stays in the field,
 * the arrow keys select an option, Enter opens it, Escape clears the field and then closes the dialog. The dialog opens
 * when it mounts.
 *
 * @param wording the texts in the language of the page
 * @param takeTypedText returns the text that was typed before the field received the focus, and stops recording
 * @param onQuery called with each new text of the field, before it is searched for
 * @param isPlain whether the dialog only has the field, whose text the server searches for
 */
export function SearchDialog({
  wording,
  takeTypedText,
  onQuery,
  onClose,
  isPlain = false,
}: {
  wording: SearchWording;
  takeTypedText: () => string;
  onQuery: (query: string) => void;
  onClose: () => void;
  isPlain?: boolean;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  /** The index of the option that the arrow keys have selected since the last change of the query. */
  const [selected, setSelected] = useState<number>();
  const language = useLanguage();
  const { search, hasFailed: hasNoRecords } = useSiteSearch(language);
  const hasFailed = hasNoRecords || isPlain;
  const options = useMemo(
    () => (search && !isPlain ? createOptionGroups(search, query, wording, language) : undefined),
    [search, isPlain, query, wording, language],
  );
  const { groups = [], count = 0 } = options ?? {};
  const activeIndex = selected ?? (options?.state === 'found' ? 0 : undefined);
  const getOptionId = (index: number) => `${id}-${index}`;
  const activeId = activeIndex === undefined ? undefined : getOptionId(activeIndex);

  // A state update in a layout effect renders before the next event, so that no key press can come between the focus and
  // the typed text and overwrite it.
  useLayoutEffect(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    const text = takeTypedText();
    onQuery(text);
    setQuery(text);
  }, [takeTypedText, onQuery]);
  // The Back button can show another page while the dialog is open.
  useEffect(() => {
    const close = () => dialog.current?.close();
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, []);
  useEffect(() => {
    if (selected === undefined) list.current?.scrollTo(0, 0);
    else document.getElementById(`${id}-${selected}`)?.scrollIntoView({ block: 'nearest' });
  }, [selected, id]);

  function changeQuery(value: string) {
    onQuery(value);
    setQuery(value);
    setSelected(undefined);
    list.current?.scrollTo(0, 0);
  }

  function onKeyDown(event: KeyboardEvent) {
    const nextIndex = getNextOptionIndex(event.key, activeIndex, count);
    if (nextIndex !== undefined) setSelected(nextIndex);
    const isClearing = event.key === 'Escape' && query !== '';
    if (isClearing) changeQuery('');
    if (isClearing || nextIndex !== undefined) event.preventDefault();
  }

  function onSubmit(event: FormEvent) {
    // Without records the browser submits the form, and the server searches.
    if (hasFailed && query.trim() !== '') return;
    event.preventDefault();
    if (activeId) document.getElementById(activeId)?.click();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click outside the panel closes the dialog; the key for it is Escape.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={wording.title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <form
        className={styles.panel}
        action={localisePath(wording.path, language)}
        onSubmit={onSubmit}
      >
        <div className={styles.bar}>
          <Icon name="search" className={searchField.icon} />
          <input
            name="q"
            className={searchField.field}
            value={query}
            onChange={(event) => changeQuery(event.target.value)}
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
            <ResultSummary results={options.results} wording={wording} />
          ) : (
            <Hint query={query} hasFailed={hasFailed} wording={wording} />
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
              // biome-ignore lint/a11y/useSemanticElements: options are not form controls, so fieldset is wrong.
              <div key={key} role="group" aria-labelledby={title && `${id}-${key}`}>
                {title && (
                  <p id={`${id}-${key}`} className={advice ? results.noResults : results.title}>
                    {title}{' '}
                    {total && <span>{language === 'bn' ? toBengaliDigits(total) : total}</span>}
                  </p>
                )}
                {advice && <p className={results.advice}>{advice}</p>}
                {options.map((option) => (
                  <OptionLink
                    key={option.index}
                    id={getOptionId(option.index)}
                    option={option}
                    isActive={option.index === activeIndex}
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

function Hint({
  query,
  hasFailed,
  wording,
}: {
  query: string;
  hasFailed: boolean;
  wording: SearchWording;
}) {
  if (hasFailed) return wording.failed;
  if (query.trim() !== '') return wording.loading;
  const { before, bengali, after } = wording.hint;
  return (
    <>
      {before} <span lang="bn">{bengali}</span>
      {after}
    </>
  );
}
