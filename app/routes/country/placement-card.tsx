import type { CSSProperties } from 'react';
import { PauseNotice } from '#app/components/sections/pause-notice.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { LargeAmount } from '#app/components/ui/large-amount.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import { createDurationBar } from '#content/duration-bar.ts';
import type { Duration } from '#content/types/duration.ts';
import type { Stipend } from '#content/types/stipend.ts';
import type { PlacementView } from './country-view.ts';
import durationScaleStyles from './duration-scale.module.css';
import styles from './placement-card.module.css';

export type PlacementTexts = {
  facts: Record<'stipend' | 'salary' | 'duration' | 'positions' | 'location' | 'hours', string>;
  per: Record<Stipend['per'], string>;
  /** Shown if the placement has no stipend. */
  askUs: string;
};

/**
 * A placement: picture, title and text; the stipend and the duration with its bar; positions, location and hours; and the link to the
 * application form with this placement.
 *
 * @param props.totalMonths length of the ruler, which is the same for all placements of the page
 */
export function PlacementCard({
  texts: { facts, per, askUs },
  placement,
  totalMonths,
}: {
  texts: PlacementTexts;
  placement: PlacementView;
  totalMonths: number;
}) {
  const { id, title, text, duration, durationText, positions, stipend, picture, paused } =
    placement;
  const { amount = '', currency = '', taka = '', location = [], hours, apply, sheet } = placement;
  const details = [
    { label: facts.positions, value: positions.join(', ') },
    { label: facts.location, value: location.join(', ') },
    { label: facts.hours, value: hours },
  ];
  return (
    <article id={id} className={picture ? styles.card : `${styles.card} ${styles.withoutPicture}`}>
      {picture && <Illustration {...picture} className={styles.picture} />}
      <div className={styles.text}>
        <h3>{title}</h3>
        {paused && <PauseNotice text={paused} />}
        <p>{text}</p>
      </div>
      <dl className={styles.terms}>
        <div>
          <dt
            className={stipend ? 'visually-hidden' : styles.label}
          >{`${stipend?.isSalary ? facts.salary : facts.stipend}:`}</dt>
          <dd>
            {stipend ? (
              <Amount currency={currency} amount={amount} per={`${per[stipend.per]}, ${taka}`} />
            ) : (
              askUs
            )}
          </dd>
        </div>
        <div>
          <dt className="visually-hidden">{`${facts.duration}:`}</dt>
          <dd>
            {durationText}
            <DurationScale duration={duration} length={totalMonths} />
          </dd>
        </div>
      </dl>
      <dl className={styles.details}>
        {details.map(
          ({ label, value }) =>
            value && (
              <div key={label}>
                <dt>{`${label}:`}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <div className={styles.actions}>
        {apply && (
          <ButtonLink to={apply.to} icon="arrow-right">
            {apply.name} <span className="visually-hidden">{title}</span>
          </ButtonLink>
        )}
        <MoreLink to={sheet.to}>
          {sheet.name} <span className="visually-hidden">{title}</span>
        </MoreLink>
      </div>
    </article>
  );
}

function Amount({ currency, amount, per }: Record<'currency' | 'amount' | 'per', string>) {
  return (
    <span className={styles.amount} style={{ '--characters': getWidth(amount) } as CSSProperties}>
      <LargeAmount currency={currency} amount={amount} /> <span>{per}</span>
    </span>
  );
}

/** Returns the width of an amount, in widths of a Latin digit. Bengali digits are wider by a sixth. */
const getWidth = (amount: string) => (/[০-৯]/.test(amount) ? amount.length * 1.17 : amount.length);

/**
 * A bar that shows a duration on a ruler of `length` months, with one cell for each month. It is hidden from assistive
 * technology, because the text beside it states the duration.
 */
function DurationScale({ duration, length }: { duration: Duration; length: number }) {
  const { shortest, longest, choices } = createDurationBar(duration);
  const customProperties = { '--length': length, '--shortest': shortest, '--longest': longest };
  return (
    <div
      className={durationScaleStyles.scale}
      style={customProperties as CSSProperties}
      aria-hidden="true"
    >
      {choices.map((choice) => (
        <i
          key={choice}
          className={durationScaleStyles.tick}
          style={{ '--at': choice } as CSSProperties}
        />
      ))}
    </div>
  );
}
