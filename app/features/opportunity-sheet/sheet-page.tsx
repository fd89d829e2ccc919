import { PageLink } from '#app/components/language/page-link.tsx';
import { Section } from '#app/components/layout/section.tsx';
import { Breadcrumb } from '#app/components/sections/breadcrumb.tsx';
import { PauseNotice } from '#app/components/sections/pause-notice.tsx';
import { Button, ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { keepRangesTogether } from '#app/components/ui/keep-ranges-together.tsx';
import { PrintButton } from '#app/components/ui/print-button.tsx';
import { SheetContact } from './sheet-contact.tsx';
import styles from './sheet-page.module.css';
import type { SheetView } from './sheet-view.ts';
import '#app/styles/region-tints.css';

/**
 * The page to show at home: an offer on one sheet of paper, for the people who decide with a student. It is printed on one page
 * of A4.
 */
export function SheetPage({ sheet }: { sheet: SheetView }) {
  const { region, page, tools, documents, next } = sheet;
  return (
    <div className={region && `region-${region}`}>
      <Section surface={region ? 'tint' : 'butter'} className={styles.background}>
        <div className={styles.tools}>
          <Breadcrumb trail={[page]} current={sheet.name} />
          <div className={`actions ${styles.actions}`}>
            {tools.other && (
              <a
                href={tools.other.href}
                lang={tools.other.language}
                hrefLang={tools.other.language}
                className="text-link"
              >
                {tools.other.name}
              </a>
            )}
            <ButtonLink to={tools.whatsApp.to} target="_blank" variant="ghost" size="small">
              {tools.whatsApp.name}
            </ButtonLink>
            <PrintButton size="small">{tools.print}</PrintButton>
            <span className={styles.share}>
              <Button type="button" variant="ghost" size="small" data-share>
                {tools.share}
              </Button>
            </span>
          </div>
        </div>
        <article className={styles.sheet} data-sheet>
          <header className={styles.head}>
            <p className={styles.letterhead}>
              <Illustration file="logo" width={131} loading="eager" />
              <span>{sheet.name}</span>
            </p>
            <div className={styles.title}>
              <h1>{sheet.heading}</h1>
              <p className="lead">{sheet.text}</p>
              {sheet.paused && <PauseNotice text={sheet.paused} />}
            </div>
            <Illustration file={sheet.picture} className={styles.picture} loading="eager" />
          </header>
          <dl className={styles.facts}>
            {sheet.facts.map(({ label, value, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <b>{keepRangesTogether(value)}</b>{' '}
                  {note && <small>{keepRangesTogether(note)}</small>}
                </dd>
              </div>
            ))}
          </dl>
          {sheet.ratesNote && <p className={styles.rates}>{sheet.ratesNote}</p>}
          <div className={styles.columns}>
            <div className={styles.stack}>
              <section>
                <h2>{sheet.conditions.title}</h2>
                <ul className={styles.conditions}>
                  {sheet.conditions.sentences.map((sentence) => (
                    <li key={sentence}>{keepRangesTogether(sentence)}</li>
                  ))}
                </ul>
              </section>
              <section>
                <h2>{sheet.costs.title}</h2>
                <p>
                  {keepRangesTogether(sheet.costs.text)}{' '}
                  <PageLink to={sheet.costs.ask.to}>{sheet.costs.ask.name}</PageLink>
                </p>
              </section>
            </div>
            <section>
              <h2>{documents.title}</h2>
              <ol className={styles.days}>
                {documents.stages.map(({ label, names }) => (
                  <li key={label}>
                    <b>{label}</b>
                    <ul>
                      {names.map((name) => (
                        <li key={name}>{name}</li>
                      ))}
                    </ul>
                  </li>
                ))}
              </ol>
            </section>
          </div>
          <div className={styles.answers}>
            {sheet.answers.map(({ title, sentences }) => (
              <section key={title}>
                <h2>{title}</h2>
                {sentences.map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </section>
            ))}
          </div>
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
