import { Link } from 'react-router';
import { site } from '#app/content/site.ts';
import logoDark from '#app/illustrations/logo.svg';
import logoLight from '#app/illustrations/logo-light.svg';
import styles from './logo.module.css';

/** The wordmark as a link home; `light` is for dark grounds. */
export function Logo({
  tone,
  loading = 'eager',
}: {
  tone: 'dark' | 'light';
  loading?: 'eager' | 'lazy';
}) {
  return (
    <Link to="/" className={styles.logo}>
      <img
        src={tone === 'light' ? logoLight : logoDark}
        alt={`${site.name}, home`}
        width="131"
        height="44"
        loading={loading}
      />
    </Link>
  );
}
