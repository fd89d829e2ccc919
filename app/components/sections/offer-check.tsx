import type { ReactNode } from 'react';
import type { FamilyQuestion } from '#content/families.ts';
import styles from './offer-check.module.css';

/** Two columns: whom to call, and how to check that an offer is ours. `children` follow the second. */
export const OfferCheck = ({
  call,
  genuine,
  listClass,
  children,
}: {
  call: FamilyQuestion & { phone: { text: string; href: string } };
  genuine: FamilyQuestion;
  listClass?: string | undefined;
  children?: ReactNode;
}) => (
  <>
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
      <ul className={listClass}>
        {genuine.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {children}
    </div>
  </>
);
