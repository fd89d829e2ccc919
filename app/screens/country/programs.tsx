import { Section } from '#app/components/layout/section/section.tsx';
import type { Program } from '#app/content/destinations/country.ts';
import type { CountryTemplate } from '#app/content/destinations/template.ts';
import { rulerLength } from './duration.ts';
import { RulerKey } from './month-ruler.tsx';
import { ProgramCard } from './program-card.tsx';
import styles from './programs.module.css';

/** The country's programs one below the other, their durations on one ruler. */
export function Programs({
  texts,
  programs,
}: {
  texts: CountryTemplate['programs'];
  programs: readonly Program[];
}) {
  const durations = programs.map(({ duration }) => duration);
  return (
    <Section space="section">
      <div className={styles.heading}>
        <h2>{texts.title}</h2>
        <RulerKey texts={texts.rulerKey} durations={durations} />
      </div>
      {programs.map((program) => (
        <ProgramCard
          key={program.title}
          texts={texts}
          program={program}
          rulerMonths={rulerLength(durations)}
        />
      ))}
    </Section>
  );
}
