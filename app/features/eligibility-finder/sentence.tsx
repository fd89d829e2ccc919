import { Fragment, memo } from 'react';
import type { Blank } from '#content/types/sentence.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
import { lettersStyle } from './select-width.ts';
import styles from './sentence.module.css';

/** The form that holds the blanks; controls elsewhere on the page name it. */
export const sentenceForm = 'can-i-go';

/**
 * The sentence of "Can I go?" (requirements, "Can I go?"): native controls in the text's own size. A filled blank rides
 * on a wave, an empty one on the dotted river.
 */
export const Sentence = memo(function Sentence({
  blanks,
  profile,
}: {
  blanks: readonly Blank[];
  profile: Profile;
}) {
  return (
    <p className={styles.sentence}>
      {blanks.map(({ before, after, ...blank }) => (
        <Fragment key={blank.name}>
          {before && `${before} `}
          <span className={styles.together}>
            <Control {...blank} value={profile[blank.name]} />
            {after}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}, keepsItsValues);

/** Once it is there, its controls know their values themselves. */
function keepsItsValues() {
  return true;
}

function Control({
  name,
  about,
  label,
  asks,
  between,
  options,
  value = '',
}: Omit<Blank, 'before' | 'after'> & { value: string | number | undefined }) {
  const labels = labelsOf(options);
  return (
    <span className={`${styles.blank} ${styles[about]}`}>
      {options ? (
        <select
          name={name}
          aria-label={label}
          defaultValue={value}
          style={lettersStyle(labels.get(String(value)) ?? asks)}
        >
          <option value="">{asks}</option>
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
          min={between?.from}
          max={between?.to}
          defaultValue={value}
          placeholder={asks}
        />
      )}
    </span>
  );
}

/** @returns what each option says, by its value */
function labelsOf(options = ''): Map<string, string> {
  return new Map(
    options.split('\n').map((option) => {
      const [value = '', ...words] = option.split(' ');
      return [value, words.join(' ') || value];
    }),
  );
}
