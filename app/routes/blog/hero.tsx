import { useLanguage } from '#app/components/language/language-context.ts';
import { blog as blogs } from '#content/blog.ts';
import styles from './hero.module.css';

/** The hero of the blog. The ampersand of its English title is styled separately. */
export function Hero() {
  const blog = blogs[useLanguage()];
  const [beforeAmpersand, afterAmpersand] = blog.title.split('&');
  return (
    <header className={styles.hero}>
      <div className={`container ${styles.inner}`}>
        <h1>
          {beforeAmpersand}
          {afterAmpersand && <span>&amp;</span>}
          {afterAmpersand}
        </h1>
        <p className="lead">{blog.lead}</p>
      </div>
      <svg
        className={styles.wave}
        viewBox="0 0 1440 36"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 37V18c60-16 120-16 180 0s120 16 180 0 120-16 180 0 120 16 180 0 120-16 180 0 120 16 180 0 120-16 180 0 120 16 180 0v19z" />
      </svg>
    </header>
  );
}
