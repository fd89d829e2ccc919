import { Section } from '#app/components/layout/section.tsx';
import type { FamilyQuestion } from '#content/families.ts';
import styles from './families.module.css';

/** Whom to call, and how to check that an offer is ours. */
export const OfferCheck = ({
  call,
  genuine,
}: {
  call: FamilyQuestion & { phone: { text: string; href: string } };
  genuine: FamilyQuestion;
}) => (
  <Section surface="deep" space="section" containerClass={styles.columns}>
    <div>
      <h2>{call.title}</h2>
      <p className={styles.phone}>
        <a href={call.phone.href}>{call.phone.text}</a>
      </p>
      {call.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
    <div>
      <h2>{genuine.title}</h2>
      <ul className={styles.sentences}>
        {genuine.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  </Section>
);
