import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Testimonial } from '#content/types/common.ts';
import styles from './testimonial-card.module.css';

/** A testimonial in the shape of a postcard, with the portrait as stamp and the place as postmark. */
export function TestimonialCard({
  quote,
  name,
  programme,
  company,
  location,
  rating,
  picture,
  ratingText,
}: Testimonial & {
  /** The accessible name of the stars. */
  ratingText: string;
}) {
  return (
    <figure className={styles.card}>
      <div className={styles.quote}>
        <blockquote>
          <p>{quote}</p>
        </blockquote>
        <div className={styles.location} aria-hidden="true">
          <span>{location}</span>
          <svg viewBox="0 0 88 34" aria-hidden="true">
            <path d="M0 5q11-8 22 0t22 0 22 0 22 0M0 17q11-8 22 0t22 0 22 0 22 0M0 29q11-8 22 0t22 0 22 0 22 0" />
          </svg>
        </div>
      </div>
      <figcaption className={styles.author}>
        <span className={styles.portrait}>
          <Illustration {...picture} width={90} />
        </span>
        <span className={styles.stars} role="img" aria-label={ratingText}>
          {Array.from({ length: rating }, (_, star) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the stars are identical and never change their order.
            <Icon key={star} name="star" />
          ))}
        </span>
        <b>{name}</b>
        <span className={styles.line}>{programme}</span>
        <span className={styles.line}>{company}</span>
        <span className={styles.line}>{location}</span>
      </figcaption>
    </figure>
  );
}
