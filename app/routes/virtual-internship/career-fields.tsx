import { Section } from '#app/components/layout/section.tsx';
import { Accordion } from '#app/components/sections/accordion/accordion.tsx';
import type { Item } from '#content/types/common.ts';
import styles from './career-fields.module.css';

/** Lists the fields in which interns work. The heading stays beside the list while it scrolls. */
export function CareerFields({
  title,
  lead,
  fields,
}: {
  title: string;
  lead: string;
  fields: readonly Item[];
}) {
  return (
    <Section space="section" containerClass={styles.columns}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        <p className="lead muted">{lead}</p>
      </div>
      <Accordion items={fields} isSplit />
    </Section>
  );
}
