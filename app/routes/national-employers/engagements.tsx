import { Section } from '#app/components/layout/section.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Partner } from '#content/types/common.ts';
import styles from './engagements.module.css';

/** Shows the logos of companies that have worked with us, in cells with borders. */
export function Engagements({
  title,
  companies,
}: {
  title: string;
  companies: readonly Partner[];
}) {
  return (
    <Section className={styles.engagements}>
      <h2>{title}</h2>
      <ul>
        {companies.map(({ name, logo }) => (
          <li key={name}>
            <Illustration file={logo} width={104} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
