import { Section } from '#app/components/layout/section.tsx';
import type { Requirement } from '#content/types/common.ts';
import styles from './eligibility-sentence.module.css';
import { splitSentence } from './split-sentence.ts';

/** Shows who may apply in one sentence, in which the requirements are emphasised. */
export function EligibilitySentence({
  title,
  sentence,
  requirements,
}: {
  title: string;
  sentence: string;
  requirements: readonly Requirement[];
}) {
  return (
    <Section space="section">
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.sentence}>
        {splitSentence(sentence, requirements).map(({ text, term }) =>
          term ? <strong key={text}>{text}</strong> : text,
        )}
      </p>
    </Section>
  );
}
