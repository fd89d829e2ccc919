import type { MouseEvent } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import type { Progress, SectionProgress } from '#app/features/submission-form/progress.ts';
import { countTexts, formTexts, sectionStates } from '#content/forms/form-texts.ts';
import styles from './progress.module.css';
import { ProgressBar } from './progress-bar.tsx';

/** The progress of each section. Each line links to its section. */
export function ProgressList({ progress }: { progress: Progress }) {
  const { title, label } = formTexts.progress;
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <span className={styles.count}>
          {countTexts.required(progress.done, progress.required)}
        </span>
      </div>
      <ProgressBar progress={progress} label={label} />
      <ol>
        {progress.sections.map((section, index) => (
          <li key={section.id} className={styles[section.state]}>
            <a href={`#${section.id}`} onClick={goToSection}>
              <span className={styles.number}>
                {section.state === 'done' ? <Icon name="check" /> : index + 1}
              </span>
              <span>{section.title}</span>
              <small>{getStateText(section)}</small>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

function getStateText({ state, toFix }: SectionProgress) {
  return state === 'fix' ? countTexts.toFix(toFix) : sectionStates[state];
}

/** Scrolls to the section without adding a history entry. */
function goToSection(event: MouseEvent<HTMLAnchorElement>) {
  const section = document.getElementById(event.currentTarget.hash.slice(1));
  if (!section) return;
  event.preventDefault();
  section.focus({ preventScroll: true });
  section.scrollIntoView();
}
