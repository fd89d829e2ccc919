import { ButtonLink } from '#app/components/ui/button/button.tsx';
import type { PlainPage as Content } from '#app/content/plain-pages.ts';
import boat from '#app/illustrations/boat.svg';
import styles from './plain-page.module.css';

/** One ground, one heading, and the ways on. */
export function PlainPage({ title, text, links }: Content) {
  const [first, ...others] = links;
  return (
    <section className={styles.page}>
      <div className={`container ${styles.inner}`}>
        <div>
          <h1>{title}</h1>
          <p className="lede">{text}</p>
          <div className={`actions ${styles.actions}`}>
            {first && (
              <ButtonLink to={first.to} icon="arrow-right">
                {first.name}
              </ButtonLink>
            )}
            {others.map(({ to, name }) => (
              <ButtonLink key={to} to={to} variant="ghost">
                {name}
              </ButtonLink>
            ))}
          </div>
        </div>
        <img src={boat} alt="" width="620" height="210" className={styles.boat} />
      </div>
    </section>
  );
}
