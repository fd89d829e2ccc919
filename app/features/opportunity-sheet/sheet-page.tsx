import { Section } from '#app/components/layout/section.tsx';
import { PauseNotice } from '#app/components/sections/pause-notice.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { keepRangesTogether } from '#app/components/ui/keep-ranges-together.tsx';
import { SheetContact } from './sheet-contact.tsx';
import styles from './sheet-page.module.css';
import { SheetRows } from './sheet-rows.tsx';
import { SheetToolbar } from './sheet-toolbar.tsx';
import type { SheetView } from './sheet-view.ts';
import '#app/styles/region-tints.css';

/**
 * The sheet for the family: an offer on one sheet of paper, for the people who decide with a student (requirements, "Can I
 * go?"). It is printed on one page of A4.
 */
export function SheetPage({ sheet }: { sheet: SheetView }) {
  const { region, facts, ratesNote, next } = sheet;
  return (
    <div className={region && `region-${region}`}>
      <Section surface={region ? 'tint' : 'butter'} className={styles.background}>
        <SheetToolbar {...sheet} />
        <article className={styles.sheet} data-sheet>
          <p className={styles.letterhead}>
            <Illustration file="logo" width={131} loading="eager" />
            <span>{sheet.name}</span>
          </p>
          <header className={styles.head}>
            <h1>{sheet.heading}</h1>
            <Illustration file={sheet.picture} className={styles.picture} loading="eager" />
            <div className={styles.offer}>
              <p className="lead">{sheet.text}</p>
              {sheet.paused && <PauseNotice text={sheet.paused} />}
            </div>
            <div className={styles.facts}>
              <dl>
                {facts.map(({ label, value, note }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      <b>{keepRangesTogether(value)}</b>{' '}
                      {note && <small>{keepRangesTogether(note)}</small>}
                    </dd>
                  </div>
                ))}
              </dl>
              {ratesNote && <p className={styles.rates}>{ratesNote}</p>}
            </div>
          </header>
          <SheetRows {...sheet} />
          <SheetContact {...sheet} />
        </article>
        <p className={`actions ${styles.next}`}>
          {next.map(({ to, name }, index) => (
            <ButtonLink key={to} to={to} variant={index === 0 ? 'primary' : 'ghost'}>
              {name}
            </ButtonLink>
          ))}
        </p>
      </Section>
    </div>
  );
}
