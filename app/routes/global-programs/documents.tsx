import { Section } from '#app/components/layout/section.tsx';
import { DocumentList } from '#app/components/sections/document-list.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { getIllustrationBackground } from '#content/illustrations/backgrounds.ts';
import type { RequiredDocument } from '#content/types/common.ts';
import type { Picture } from '#content/types/picture.ts';
import styles from './documents.module.css';

/** The required documents, beside a picture. The section's background has the background colour of the picture. */
export function Documents({
  title,
  documents,
  picture,
}: {
  title: string;
  documents: readonly RequiredDocument[];
  picture: Picture;
}) {
  return (
    <Section
      surface="butter"
      style={{ background: getIllustrationBackground(picture.file) }}
      className={styles.section}
      containerClass={styles.columns}
    >
      <Illustration {...picture} className={styles.picture} />
      <div className={styles.text}>
        <h2>{title}</h2>
        <DocumentList documents={documents} />
      </div>
    </Section>
  );
}
