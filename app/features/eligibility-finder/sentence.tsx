import { Fragment, memo } from 'react';
import type { FinderField } from '#content/types/finder-form.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
import { createSelectWidthStyle } from './select-width.ts';
import styles from './sentence.module.css';

/** The form that holds the blanks; controls elsewhere on the page name it. */
export const finderFormId = 'can-i-go';

/**
 * The sentence of "Can I go?" (requirements, "Can I go?"): native controls in the text's own size. A filled blank rides
 * on a wave, an empty one on the dotted river.
 */
export const Sentence = memo(function Sentence({
  blanks,
  profile,
}: {
  blanks: readonly FinderField[];
  profile: Profile;
}) {
  return (
    <p className={styles.sentence}>
      {blanks.map(({ before, after, ...blank }) => (
        <Fragment key={blank.name}>
          {before && `${before} `}
          <span className={styles.noWrap}>
            <Control {...blank} value={profile[blank.name]} />
            {after}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}, arePropsEqual);

/** Once it is there, its controls know their values themselves. */
function arePropsEqual() {
  return true;
}

function Control({
  name,
  about,
  label,
  placeholder,
  range,
  options,
  value = '',
}: Omit<FinderField, 'before' | 'after'> & { value: string | number | undefined }) {
  const labels = parseOptionLabels(options);
  return (
    <span className={`${styles.field} ${styles[about]}`}>
      {options ? (
        <select
          name={name}
          aria-label={label}
          defaultValue={value}
          style={createSelectWidthStyle(labels.get(String(value)) ?? placeholder)}
        >
          <option value="">{placeholder}</option>
          {[...labels].map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input
          name={name}
          type="number"
          aria-label={label}
          inputMode="numeric"
          min={range?.from}
          max={range?.to}
          defaultValue={value}
          placeholder={placeholder}
        />
      )}
    </span>
  );
}

/** @returns what each option says, by its value */
function parseOptionLabels(options = ''): Map<string, string> {
  return new Map(
    options.split('\n').map((option) => {
      const [value = '', ...words] = option.split(' ');
      return [value, words.join(' ') || value];
    }),
  );
}
