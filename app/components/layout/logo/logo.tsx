import { Link } from 'react-router';
import { site } from '#app/content/site.ts';
import logoDark from '#app/illustrations/logo.svg';
import logoLight from '#app/illustrations/logo-light.svg';
import styles from './logo.module.css';

/**
 * The wordmark as a link home; `light` is for dark grounds, `both` where the ground changes: whoever shows it then
 * hides one of the two (`data-tone`).
 */
export function Logo({
  tone,
  loading = 'eager',
}: {
  tone: 'dark' | 'light' | 'both';
  loading?: 'eager' | 'lazy';
}) {
  return (
    <Link to="/" className={styles.logo}>
      {(['dark', 'light'] as const).map(
        (each) =>
          (tone === each || tone === 'both') && (
            <img
              key={each}
              src={each === 'light' ? logoLight : logoDark}
              alt={`${site.name}, home`}
              width="131"
              height="44"
              loading={loading}
              data-tone={each}
            />
          ),
      )}
    </Link>
  );
}
