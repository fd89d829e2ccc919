import { Section } from '#app/components/layout/section.tsx';
import { Rail } from '#app/components/sections/rail.tsx';
import type { Testimonial } from '#content/types/nouns.ts';
import { Postcard } from './postcard.tsx';
import styles from './postcards.module.css';

/** What those say who went: a rail of postcards. */
export function Postcards({
  title,
  label,
  controls,
  outOf,
  testimonials,
}: {
  title: string;
  label: string;
  controls: { previous: string; next: string };
  outOf: string;
  testimonials: readonly Testimonial[];
}) {
  return (
    <Section ground="shapla" space="band" className={styles.postcards} inside={false}>
      <Rail title={title} label={label} controls={controls}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.quote}>
            <Postcard {...testimonial} outOf={outOf} />
          </li>
        ))}
      </Rail>
    </Section>
  );
}
