import { Fragment, memo } from 'react';
import { toBengaliDigits } from '#content/formats/bengali-digits.ts';
import type { FinderField, OptionGroup } from '#content/types/finder-form.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
import { createSelectWidthStyle } from './select-width.ts';
import styles from './sentence.module.css';

/** The id of the control of a field, to which a link may lead. */
export const getControlId = (name: string) => `finder-${name}`;

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
  pattern,
  patternHint,
  options,
  value = '',
}: Omit<FinderField, 'before' | 'after'> & { value: string | number | undefined }) {
  const selected = options
    ?.flatMap((group) => group.options)
    .find((option) => option.value === String(value));
  return (
    <span className={`${styles.field} ${styles[about]}`}>
      {options ? (
        <select
          id={getControlId(name)}
          name={name}
          aria-label={label}
          defaultValue={value}
          style={createSelectWidthStyle(selected?.label ?? placeholder)}
        >
          <option value="">{placeholder}</option>
          {options.map((group) =>
            group.name ? (
              <optgroup key={group.name} label={group.name}>
                <Options {...group} />
              </optgroup>
            ) : (
              <Options key="" {...group} />
            ),
          )}
        </select>
      ) : (
        <input
          id={getControlId(name)}
          name={name}
          type={pattern ? 'text' : 'number'}
          aria-label={label}
          inputMode="numeric"
          {...(pattern ? { pattern, title: patternHint } : { min: range?.from, max: range?.to })}
          defaultValue={pattern ? toBengaliDigits(value) : value}
          placeholder={placeholder}
        />
      )}
    </span>
  );
}

const Options = ({ options }: Pick<OptionGroup, 'options'>) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
