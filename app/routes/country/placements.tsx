import { Section } from '#app/components/layout/section.tsx';
import { getRulerMonths } from '#content/duration-bar.ts';
import type { PlacementView } from './country-view.ts';
import styles from './placement-card.module.css';
import { PlacementCard, type PlacementTexts } from './placement-card.tsx';

/** The placements of the country. Their durations share one scale, so that they can be compared. */
export function Placements({
  texts,
  placements,
}: {
  texts: PlacementTexts & { title: string };
  placements: readonly PlacementView[];
}) {
  const durations = placements.map(({ duration }) => duration);
  return (
    <Section space="section">
      <h2 className={styles.sectionTitle}>{texts.title}</h2>
      {placements.map((placement) => (
        <PlacementCard
          key={placement.id}
          texts={texts}
          placement={placement}
          totalMonths={getRulerMonths(durations)}
        />
      ))}
    </Section>
  );
}
