import { type ChangeEvent, Fragment, memo } from 'react';
import type { Profile } from '#content/eligibility/profile.ts';
import { toBengaliDigits } from '#content/formats/bengali-digits.ts';
import type { FinderField, OptionGroup } from '#content/types/finder-form.ts';
import { createSelectWidthStyle } from './select-width.ts';
import styles from './sentence.module.css';
import type { FinderControls } from './use-finder.ts';

/** The id of the control of a field, to which a link may lead. */
export const getControlId = (name: string) => `finder-${name}`;

/** What the controls show besides the profile, and what a change of them does. */
export type SentenceControls = Pick<FinderControls, 'change' | 'restored'> & {
  typedAge: string | undefined;
};

/**
 * The fields of the eligibility finder as a sentence (requirements, "Can I go?"), with native controls in the size of the
 * text. A filled field has a wavy underline, an empty one a dotted line.
 *
 * @param props.controls if omitted, the browser keeps what the visitor chooses, and the profile is what the fields begin with
 */
export function Sentence({
  fields,
  profile,
  controls,
}: {
  fields: readonly FinderField[];
  profile: Profile;
  controls?: SentenceControls;
}) {
  return (
    <p className={styles.sentence}>
      {fields.map(({ before, after, ...field }) => (
        <Fragment key={field.name}>
          {before && `${before} `}
          <span className={styles.noWrap}>
            <Control
              {...field}
              value={(field.name === 'age' ? controls?.typedAge : undefined) ?? profile[field.name]}
              change={controls?.change}
            />
            {after}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
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
  change,
}: Omit<FinderField, 'before' | 'after'> & {
  value: string | number | undefined;
  change: FinderControls['change'] | undefined;
}) {
  /** The value of the control, and what a change of it does; without `change` only the value that it begins with. */
  const bind = (shown: string | number) =>
    change
      ? {
          value: shown,
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
            change({ type: 'change', values: { [name]: target.value } }),
        }
      : { defaultValue: shown };
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
          {...bind(value)}
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
          {...bind(pattern ? toBengaliDigits(value) : value)}
          onBlur={change && (() => change({ type: 'finish' }))}
          placeholder={placeholder}
        />
      )}
    </span>
  );
}

const Options = memo(({ options }: Pick<OptionGroup, 'options'>) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  )),
);
