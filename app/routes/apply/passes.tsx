import { Section } from '#app/components/layout/section.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import type { Pass } from '#content/types/programme.ts';
import styles from './passes.module.css';

/**
 * The programmes as boarding passes with a stub to apply: two large ones, whose only way is their form, then rows,
 * which lead to a conversation first.
 */
export function Passes({
  first,
  others,
  about,
}: {
  first: readonly Pass[];
  others: readonly Pass[];
  about: string;
}) {
  return (
    <Section className={styles.passes}>
      <ul className={styles.first}>
        {first.map((pass) => (
          <LargePass key={pass.name} {...pass} />
        ))}
      </ul>
      <ul className={styles.others}>
        {others.map((pass) => (
          <PassRow key={pass.name} {...pass} about={about} />
        ))}
      </ul>
    </Section>
  );
}

function LargePass({ name, text, picture, duration, apply }: Pass) {
  return (
    <li className={`${styles.pass} ${styles.large}`}>
      <Illustration {...picture} loading="eager" />
      <div className={styles.words}>
        <h2>{name}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.stub}>
        <Duration {...duration} />
        <ButtonLink to={apply.to} icon="arrow-right">
          <span>
            {apply.name}
            <span className="visually-hidden">{`: ${name}`}</span>
          </span>
        </ButtonLink>
      </div>
    </li>
  );
}

/** Its words lead to the conversation, its stub to the form. */
function PassRow({ name, text, picture, duration, apply, ask, about }: Pass & { about: string }) {
  return (
    <li className={`${styles.pass} ${styles.row}`}>
      <Illustration {...picture} />
      <div className={styles.words}>
        <h2>{name}</h2>
        <p>{text}</p>
        {ask && (
          <MoreLink to={ask.to}>
            {ask.name}
            <span className="visually-hidden">{` ${about} ${name}`}</span>
          </MoreLink>
        )}
      </div>
      <div className={styles.stub}>
        <Duration {...duration} />
        <ButtonLink to={apply.to} variant="ghost" size="small">
          <span>
            {apply.name}
            <span className="visually-hidden">{`: ${name}`}</span>
          </span>
        </ButtonLink>
      </div>
    </li>
  );
}

function Duration({ label, value, note }: Pass['duration']) {
  return (
    <dl>
      <dt>{label}</dt>
      <dd>
        {value} {note && <small>{note}</small>}
      </dd>
    </dl>
  );
}
