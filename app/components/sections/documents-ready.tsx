import { useLanguage } from '#app/components/language/language-context.ts';
import { documentSteps } from '#content/document-steps.ts';
import styles from './document-ticks.module.css';

/** How many documents of a list are ticked: '2 of 8 ready'. A script chooses among the texts; without scripts none is shown. */
export function DocumentsReady({ count }: { count: number }) {
  const { ready } = documentSteps[useLanguage()];
  const texts = Array.from({ length: count + 1 }, (_, ticked) => ready(ticked, count));
  return (
    <p className={styles.ready} data-ready={texts.join('|')}>
      {texts[0]}
    </p>
  );
}
