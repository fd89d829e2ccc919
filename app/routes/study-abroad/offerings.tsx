import { useLanguage } from '#app/components/language/language-context.ts';
import { Section } from '#app/components/layout/section.tsx';
import { formats } from '#content/formats/formats.ts';
import type { Step } from '#content/types/common.ts';
import styles from './offerings.module.css';

/** Lists the numbered offerings as a stack of books with a graduation cap on top. */
export function Offerings({ title, offerings }: { title: string; offerings: readonly Step[] }) {
  const { number } = formats[useLanguage()];
  return (
    <Section surface="butter" className={styles.section} containerClass={false}>
      <div className="container">
        <h2>{title}</h2>
        <svg className={styles.cap} viewBox="0 0 220 110" aria-hidden="true">
          <path d="M62 58h96v34c-26 16-70 16-96 0z" />
          <path fill="#123f3d" d="M110 8 214 48 110 88 6 48z" />
          <g className={styles.tassel}>
            <path fill="none" d="m112 48 76 18v26" />
            <path stroke="none" d="M181 90h14l4 18h-22z" />
          </g>
        </svg>
        <ol>
          {offerings.map((offering, index) => (
            <li key={offering.title} className={styles.offering}>
              <span className={styles.number} aria-hidden="true">
                {number(index + 1)}
              </span>
              <h3>{offering.title}</h3>
              <p>{offering.text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.shelf} />
    </Section>
  );
}
