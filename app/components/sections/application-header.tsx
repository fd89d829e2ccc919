import { PageLink } from '#app/components/language/page-link.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { ApplicationPage } from '#content/types/form-page.ts';
import styles from './application-header.module.css';
import { FactRows } from './fact-rows.tsx';
import { PauseNotice } from './pause-notice.tsx';

/**
 * The header of an application page: a "Back to Programs" link, the title, the description, and three highlights that look like
 * a ticket. The ticket overlaps the picture; without one it is beside the title (requirements 2, "Application pages").
 */
export function ApplicationHeader({
  title,
  description,
  highlights,
  back,
  picture,
  paused,
}: ApplicationPage) {
  const ticket = (
    <dl className={`on-dark ${styles.highlights}`}>
      <FactRows rows={highlights} />
    </dl>
  );
  return (
    <>
      <section className={styles.header}>
        <div className={`container ${styles.inner}`}>
          <div>
            <PageLink to={back.to} className={styles.back}>
              <Icon name="arrow-left" />
              <span>{back.name}</span>
            </PageLink>
            <h1>{title}</h1>
            <p className="lead">{description}</p>
            {paused && <PauseNotice text={paused} />}
          </div>
          {picture ? (
            <div className={styles.arch}>
              <Illustration {...picture} loading="eager" />
            </div>
          ) : (
            ticket
          )}
        </div>
      </section>
      {picture && <div className={`container ${styles.highlightsRow}`}>{ticket}</div>}
    </>
  );
}
