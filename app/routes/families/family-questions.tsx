import { Section } from '#app/components/layout/section.tsx';
import type { FamilyQuestion } from '#content/families.ts';
import styles from './families.module.css';

/** The questions of families side by side, each with its answers. */
export const FamilyQuestions = ({ questions }: { questions: readonly FamilyQuestion[] }) => (
  <Section space="section" containerClass={styles.columns}>
    {questions.map(({ title, sentences }) => (
      <div key={title}>
        <h2>{title}</h2>
        <ul className={styles.sentences}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    ))}
  </Section>
);
