import { ClosingSplit } from '#app/components/sections/closing-split.tsx';
import type { ProgrammePage } from '#content/types/programme.ts';
import styles from './farewell.module.css';

/** The page's last word, beside a family at the airport. */
export function Farewell(closing: ProgrammePage['closing']) {
  return <ClosingSplit {...closing} ground="brick" pictureFirst floor={styles.floor} />;
}
