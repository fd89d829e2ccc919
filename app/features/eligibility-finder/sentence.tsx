import { Fragment, memo } from 'react';
import type { FinderField } from '#content/types/finder-form.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
import { createSelectWidthStyle } from './select-width.ts';
import styles from './sentence.module.css';

/** Id of the form with the fields. Controls elsewhere on the page refer to it with their `form` attribute. */
export const finderFormId = 'can-i-go';

/**
 * The fields of the eligibility finder as a sentence (requirements, "Can I go?"), with native controls in the size of the
 * text. A filled field has a wavy underline, an empty one a dotted line.
 */
export const Sentence = memo(function Sentence({
  fields,
  profile,
}: {
  fields: readonly FinderField[];
  profile: Profile;
}) {
  return (
    <p className={styles.sentence}>
      {fields.map(({ before, after, ...field }) => (
        <Fragment key={field.name}>
          {before && `${before} `}
          <span className={styles.noWrap}>
            <Control {...field} value={profile[field.name]} />
            {after}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}, arePropsEqual);

/** The controls are uncontrolled, so the sentence never has to render again. */
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

/** @returns the label of each option, by its value */
function parseOptionLabels(options = ''): Map<string, string> {
  return new Map(
    options.split('\n').map((option) => {
      const [value = '', ...words] = option.split(' ');
      return [value, words.join(' ') || value];
    }),
  );
}
