import { Section } from '#app/components/layout/section.tsx';
import { rulerLength } from '#content/duration.ts';
import { RulerKey, type RulerTexts } from './month-ruler.tsx';
import { PlacementCard, type PlacementTexts } from './placement-card.tsx';
import styles from './placements.module.css';
import type { ShownPlacement } from './shown-record.ts';

/** What the country offers, one below the other, their durations on one ruler. */
export function Placements({
  texts,
  placements,
}: {
  texts: PlacementTexts & { title: string; rulerKey: RulerTexts };
  placements: readonly ShownPlacement[];
}) {
  const durations = placements.map(({ duration }) => duration);
  return (
    <Section space="section">
      <div className={styles.heading}>
        <h2>{texts.title}</h2>
        <RulerKey texts={texts.rulerKey} durations={durations} />
      </div>
      {placements.map((placement) => (
        <PlacementCard
          key={placement.title}
          texts={texts}
          placement={placement}
          rulerMonths={rulerLength(durations)}
        />
      ))}
    </Section>
  );
}
