import type { CSSProperties } from 'react';
import { PauseNotice } from '#app/components/sections/pause-notice.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { LargeAmount } from '#app/components/ui/large-amount.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import type { Stipend } from '#content/types/country.ts';
import type { PlacementView } from './country-view.ts';
import { DurationScale } from './duration-scale.tsx';
import styles from './placement-card.module.css';

export type PlacementTexts = {
  facts: Record<'stipend' | 'duration' | 'positions' | 'location' | 'hours', string>;
  per: Record<Stipend['per'], string>;
  /** Shown if the placement has no location. */
  locationInOffer: string;
  /** Shown if the placement has no stipend. */
  askUs: string;
};

/**
 * A placement: title, description and picture on the left; stipend, duration, positions, location and hours on the right.
 *
 * @param props.totalMonths length of the ruler, which is the same for all placements of the page
 */
export function PlacementCard({
  texts: { facts, per, askUs, locationInOffer },
  placement,
  totalMonths,
}: {
  texts: PlacementTexts;
  placement: PlacementView;
  totalMonths: number;
}) {
  const {
    id,
    title,
    text,
    duration,
    durationText,
    positions,
    stipend,
    amount = '',
    currency = '',
    location = [locationInOffer],
    hours,
    picture,
    paused,
    sheet,
  } = placement;
  return (
    <article id={id} className={picture ? `${styles.card} ${styles.withImage}` : styles.card}>
      <div className={styles.text}>
        <h3>{title}</h3>
        {paused && <PauseNotice text={paused} />}
        <p>{text}</p>
        <MoreLink to={sheet.to}>
          {sheet.name} <span className="visually-hidden">{title}</span>
        </MoreLink>
        {picture && <Illustration {...picture} />}
      </div>
      <dl className={hours ? `${styles.facts} ${styles.withHours}` : styles.facts}>
        <div className={`${styles.wide} ${styles.stipend}`}>
          <dt>{facts.stipend}</dt>
          <dd>
            {stipend ? (
              <Amount currency={currency} amount={amount} per={per[stipend.per]} />
            ) : (
              askUs
            )}
          </dd>
        </div>
        <div className={styles.wide}>
          <dt>{facts.duration}</dt>
          <dd>
            {durationText}
            <DurationScale duration={duration} length={totalMonths} />
          </dd>
        </div>
        <Fact name={facts.positions} values={positions} />
        <Fact name={facts.location} values={location} />
        {hours && <Fact name={facts.hours} values={[hours]} />}
      </dl>
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

function Fact({ name, values }: { name: string; values: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <ul className={styles.values}>
          {values.map((value) => (
            <li key={value}>{value}</li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
