import { Section } from '#app/components/layout/section.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import type { EventView } from '#app/features/events/event-view.ts';
import type { Action } from '#content/types/common.ts';
import styles from './event-list.module.css';

/** The page's title and a list of the events with date and place. Each item links to the event's section below. */
export function EventList({
  title,
  posts,
  past: pastLabel,
  events,
}: {
  title: string;
  posts: Action;
  past: string;
  events: readonly EventView[];
}) {
  return (
    <Section surface="ink" className={styles.section} containerClass={styles.columns}>
      <div>
        <h1>{title}</h1>
        <MoreLink to={posts.to}>{posts.name}</MoreLink>
      </div>
      <ol className={styles.list}>
        {events.map((event) => (
          <li key={event.slug}>
            <a href={`#${event.slug}`}>
              <time dateTime={event.date}>
                <b className="digits">{event.day}</b> {event.month}
              </time>
              <span className={styles.title}>{event.title}</span>
              <span className={styles.location}>
                {event.location}
                {event.isPast && <span className={styles.pastLabel}>{pastLabel}</span>}
              </span>
              <Icon name="arrow-down" />
            </a>
          </li>
        ))}
      </ol>
    </Section>
  );
}
