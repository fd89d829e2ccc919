import { PageLink } from '#app/components/language/page-link.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import type { EventView } from '#app/features/events/event-view.ts';
import type { blog } from '#content/blog.ts';
import type { Language } from '#content/language.ts';
import styles from './next-events.module.css';

/** A strip with the next events above the posts. Each links to its section of /events. */
export function NextEvents({
  texts,
  events,
}: {
  texts: (typeof blog)[Language]['nextEvents'];
  events: readonly EventView[];
}) {
  return (
    <section className={`container ${styles.section}`} aria-labelledby="next-events">
      <div className={styles.head}>
        <h2 id="next-events">{texts.title}</h2>
        <MoreLink to={texts.all.to}>{texts.all.name}</MoreLink>
      </div>
      {events.length === 0 && <p>{texts.none}</p>}
      <ol className={styles.list}>
        {events.map(({ slug, date, day, month, title, location }) => (
          <li key={slug}>
            <PageLink to={`${texts.all.to}#${slug}`}>
              <time dateTime={date}>
                <b>{day}</b> {month}
              </time>
              <span className={styles.title}>{title}</span>
              <span className={styles.location}>{location}</span>
            </PageLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
