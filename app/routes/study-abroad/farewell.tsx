import { ClosingSplit } from '#app/components/sections/closing-split.tsx';
import type { ProgrammePage } from '#content/types/programme.ts';
import styles from './farewell.module.css';

/** The page's last word, beside three graduates. */
export function Farewell(closing: ProgrammePage['closing']) {
  return <ClosingSplit {...closing} ground="marigold" floor={styles.floor} />;
}
