import { pauseText } from '#app/content/pause.ts';
import type { Action } from '#app/content/vocabulary/nouns.ts';
import type { Pause } from '#app/content/vocabulary/pause.ts';
import styles from './pause-notice.module.css';

export type PauseTexts = { title: string; ask: Action };

/** Says that nobody can apply for an offer at present, since when, why, and whom to ask. */
export function PauseNotice({ texts, paused }: { texts: PauseTexts; paused: Pause }) {
  return (
    <div className={styles.notice}>
      <p>
        <strong>{texts.title}</strong>
      </p>
      <p>{pauseText(paused)}</p>
      <p>
        <a href={texts.ask.to} className="text-link">
          {texts.ask.name}
        </a>
      </p>
    </div>
  );
}
