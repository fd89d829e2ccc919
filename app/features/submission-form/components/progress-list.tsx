import type { MouseEvent } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { type FormTexts, useFormTexts } from '#app/features/submission-form/form-texts-context.ts';
import type { Progress, SectionProgress } from '#app/features/submission-form/progress.ts';
import styles from './progress.module.css';
import { ProgressBar } from './progress-bar.tsx';

/** The progress of each section. Each line links to its section. */
export function ProgressList({ progress }: { progress: Progress }) {
  const texts = useFormTexts();
  const { counts } = texts;
  const { title, label } = texts.progress;
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <span className={styles.count}>{counts.required(progress.done, progress.required)}</span>
      </div>
      <ProgressBar progress={progress} label={label} />
      <ol>
        {progress.sections.map((section, index) => (
          <li key={section.id} className={styles[section.state]}>
            <a href={`#${section.id}`} onClick={goToSection}>
              <span className={styles.number}>
                {section.state === 'done' ? <Icon name="check" /> : counts.sectionNumber(index + 1)}
              </span>
              <span>{section.title}</span>
              <small>{getStateText(section, texts)}</small>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

function getStateText({ state, toFix }: SectionProgress, { counts, sectionStates }: FormTexts) {
  return state === 'fix' ? counts.toFix(toFix) : sectionStates[state];
}

/** Scrolls to the section without adding a history entry. */
function goToSection(event: MouseEvent<HTMLAnchorElement>) {
  const section = document.getElementById(event.currentTarget.hash.slice(1));
  if (!section) return;
  event.preventDefault();
  section.focus({ preventScroll: true });
  section.scrollIntoView();
}
