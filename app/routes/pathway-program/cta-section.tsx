import { SplitCtaSection } from '#app/components/sections/split-cta-section.tsx';
import type { ProgrammePage } from '#content/types/programme.ts';
import styles from './cta-section.module.css';

/** The page's last word, beside a stage on which somebody shows the way. */
export function CtaSection(closing: ProgrammePage['closing']) {
  return <SplitCtaSection {...closing} surface="deep" floor={styles.floor} />;
}
