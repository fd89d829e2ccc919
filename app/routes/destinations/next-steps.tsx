import { PageLink } from '#app/components/language/page-link.tsx';
import { Section } from '#app/components/layout/section.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import type { Action } from '#content/types/common.ts';
import styles from './next-steps.module.css';

/** Large links to the next steps. */
export function NextSteps({
  title,
  links,
}: {
  title: string;
  links: readonly (Action & { title: string })[];
}) {
  return (
    <Section surface="butter" className={styles.section}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <PageLink to={link.to}>
              <b>{link.title}</b> <span>{link.name}</span>
              <Icon name="arrow-right" />
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
