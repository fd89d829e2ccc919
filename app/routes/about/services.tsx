import { PageLink } from '#app/components/language/page-link.tsx';
import { Section } from '#app/components/layout/section.tsx';
import { SideHeading } from '#app/components/sections/side-heading.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import type { Action } from '#content/types/common.ts';
import styles from './services.module.css';

/** The services as a list of large links to their pages. */
export function Services({
  title,
  lead,
  services,
}: {
  title: string;
  lead: string;
  services: readonly Action[];
}) {
  return (
    <Section space="section" containerClass={styles.columns}>
      <SideHeading title={title} lead={lead} />
      <ol className={styles.list}>
        {services.map(({ to, name }) => (
          <li key={name}>
            <PageLink to={to}>
              <span>{name}</span>
              <Icon name="arrow-right" />
            </PageLink>
          </li>
        ))}
      </ol>
    </Section>
  );
}
