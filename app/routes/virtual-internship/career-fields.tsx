import { Section } from '#app/components/layout/section.tsx';
import { Accordion } from '#app/components/sections/accordion/accordion.tsx';
import type { Item } from '#content/types/common.ts';
import styles from './career-fields.module.css';

/** The fields in which interns work; the heading stays beside them while they pass. */
export function CareerFields({
  title,
  lede,
  fields,
}: {
  title: string;
  lede: string;
  fields: readonly Item[];
}) {
  return (
    <Section space="section" containerClass={styles.columns}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        <p className="lead muted">{lede}</p>
      </div>
      <Accordion items={fields} openFirst isSplit />
    </Section>
  );
}
