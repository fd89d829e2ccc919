import { Section } from '#app/components/layout/section.tsx';
import { EligibilityList } from '#app/components/sections/eligibility-list.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Requirement } from '#content/types/common.ts';
import type { Picture } from '#content/types/picture.ts';
import styles from './eligibility.module.css';

/** Requirements and fields of study, beside a picture. The section's background has the colour of the picture's sky. */
export function Eligibility({
  eligibility,
  fields,
}: {
  eligibility: { title: string; requirements: readonly Requirement[]; picture: Picture };
  fields: { title: string; fields: readonly string[] };
}) {
  return (
    <Section surface="tint" className={styles.columns} containerClass={false}>
      <div className={styles.picture}>
        <Illustration {...eligibility.picture} />
      </div>
      <div className={styles.text}>
        <h2>{eligibility.title}</h2>
        <EligibilityList requirements={eligibility.requirements} />
        <h3>{fields.title}</h3>
        <ul>
          {fields.fields.map((field) => (
            <li key={field}>{field}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
