import { SplitCtaSection } from '#app/components/sections/split-cta-section.tsx';
import type { ProgrammePage } from '#content/types/programme.ts';
import styles from './cta-section.module.css';

/** The call to action at the end of the page, beside a picture of three graduates. */
export function CtaSection(closing: ProgrammePage['closing']) {
  return <SplitCtaSection {...closing} surface="marigold" floor={styles.floor} />;
}
