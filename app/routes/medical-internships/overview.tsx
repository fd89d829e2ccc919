import { Section } from '#app/components/layout/section.tsx';
import { keepRangesTogether } from '#app/components/ui/keep-ranges-together.tsx';
import styles from './overview.module.css';

/** Describes the programme, and lists an intern's activities on a clipboard. */
export function Overview({
  overview,
  activities,
}: {
  overview: { title: string; lead: string; text: string };
  activities: { title: string; activities: readonly string[] };
}) {
  return (
    <Section space="section" containerClass={styles.columns}>
      <div className={styles.overview}>
        <h2>{overview.title}</h2>
        <p className="lead">{keepRangesTogether(overview.lead)}</p>
        <p className="muted">{overview.text}</p>
      </div>
      <div className={styles.activitiesCard}>
        <h2>{activities.title}</h2>
        <ol className={styles.activities}>
          {activities.activities.map((activity) => (
            <li key={activity}>{activity}</li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
