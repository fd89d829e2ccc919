import { Section } from '#app/components/layout/section.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { IllustrationName } from '#content/illustrations/illustration-names.ts';
import styles from './logo-list.module.css';

/** The logos and names of organisations, in cells with borders: two columns on phones, one row on wide screens. */
export const LogoList = ({
  title,
  logos,
}: {
  title: string;
  logos: readonly { name: string; logo: IllustrationName }[];
}) => (
  <Section space="band">
    <h2 className={styles.title}>{title}</h2>
    <ul className={styles.logos}>
      {logos.map(({ name, logo }) => (
        <li key={name}>
          <Illustration file={logo} width={104} />
          {name}
        </li>
      ))}
    </ul>
  </Section>
);
