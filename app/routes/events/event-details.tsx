import { ButtonLink } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { EventView } from '#app/features/events/event-view.ts';
import { createContactPath } from '#content/contact-path.ts';
import type { EventsPage } from '#content/events.ts';
import type { IllustrationName } from '#content/illustrations/illustration-names.ts';
import styles from './event-details.module.css';

/** The class that continues a picture's wall and floor. The section of any other picture has the default colours. */
const pictureThemes: Partial<
  Record<IllustrationName, { className: string | undefined; isLight?: boolean }>
> = {
  'event-seminar': { className: styles.seminar },
  'event-fair': { className: styles.fair, isLight: true },
  'event-webinar': { className: styles.webinar },
};

/** The section of one event. Its background continues the wall and floor of the picture behind the text. */
export function EventDetails({
  event,
  texts: { past, learnMore, calendar },
}: {
  event: EventView;
  texts: Pick<EventsPage, 'past' | 'learnMore' | 'calendar'>;
}) {
  const { slug, date, day, month, title, location, text, picture } = event;
  const { className, isLight = false } = pictureThemes[picture.file] ?? {};
  return (
    <article
      id={slug}
      aria-labelledby={`${slug}-title`}
      className={[styles.event, className, !isLight && 'on-dark'].filter(Boolean).join(' ')}
    >
      <Illustration {...picture} />
      <div className={styles.text}>
        {event.isPast && <p className={styles.pastLabel}>{past}</p>}
        <time dateTime={date}>
          <b className="digits">{day}</b> <span>{month}</span>
        </time>
        <h2 id={`${slug}-title`}>{title}</h2>
        <p className={styles.location}>
          <Icon name={event.online ? 'monitor' : 'map-pin'} />
          {location}
        </p>
        <p className="lead">{text}</p>
        <div className={styles.actions}>
          <ButtonLink
            to={createContactPath(slug)}
            variant={isLight ? 'ink' : 'light'}
            icon="arrow-right"
          >
            {learnMore.name}{' '}
            <span className="visually-hidden">
              {learnMore.about} {title}
            </span>
          </ButtonLink>
          {event.calendarPath && (
            <a href={event.calendarPath} download className="text-link">
              <Icon name="calendar" />
              <span>
                {calendar.name}{' '}
                <span className="visually-hidden">
                  {calendar.about} {title}
                </span>
              </span>
            </a>
          )}
        </div>
      </div>
    </article>
  );
}
