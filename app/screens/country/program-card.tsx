import type { CSSProperties } from 'react';
import type { Program, Stipend } from '#app/content/destinations/country.ts';
import type { CountryTemplate } from '#app/content/destinations/template.ts';
import { durationText } from './duration.ts';
import { MonthRuler } from './month-ruler.tsx';
import styles from './program-card.module.css';

/** One program: what it is on the left, what it pays, how long, as what and where on the right. */
export function ProgramCard({
  texts: { facts, per },
  program,
  rulerMonths,
}: {
  texts: CountryTemplate['programs'];
  program: Program;
  rulerMonths: number;
}) {
  const { title, description, duration, positions, stipend, location, hours, image } = program;
  return (
    <article className={image ? `${styles.card} ${styles.withImage}` : styles.card}>
      <div className={styles.text}>
        <h3>{title}</h3>
        <p>{description}</p>
        {image && (
          <img
            src={image.picture}
            alt={image.description}
            width="1200"
            height="900"
            loading="lazy"
          />
        )}
      </div>
      <dl className={hours ? `${styles.facts} ${styles.withHours}` : styles.facts}>
        <div className={styles.stipend}>
          <dt>{facts.stipend}</dt>
          <dd>
            {typeof stipend === 'string' ? stipend : <Amount {...stipend} per={per[stipend.per]} />}
          </dd>
        </div>
        <div className={styles.duration}>
          <dt>{facts.duration}</dt>
          <dd>
            {durationText(duration)}
            <MonthRuler duration={duration} length={rulerMonths} />
          </dd>
        </div>
        <Fact name={facts.positions} values={positions} />
        <Fact name={facts.location} values={location} />
        {hours && <Fact name={facts.hours} values={[hours]} />}
      </dl>
    </article>
  );
}

function Amount({ currency, from, to, per }: Omit<Stipend, 'per'> & { per: string }) {
  const [least, most] = [from, to].map((amount) => amount?.toLocaleString('en'));
  const numbers = most ? `${least}-${most}` : `${least}+`;
  return (
    <span className={styles.amount} style={{ '--characters': numbers.length } as CSSProperties}>
      <small>{currency}</small> <b>{numbers}</b> <span>{per}</span>
    </span>
  );
}

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
