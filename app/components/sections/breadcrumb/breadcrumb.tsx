import { Link } from 'react-router';
import styles from './breadcrumb.module.css';

/** The way from the overview to this page: `trail` from the top down, then this page's name without a link. */
export function Breadcrumb({
  trail,
  current,
}: {
  trail: readonly { to: string; name: string }[];
  current: string;
}) {
  return (
    <nav className={styles.breadcrumb} aria-label="Breadcrumb">
      <ol>
        {trail.map(({ to, name }) => (
          <li key={`${name} ${to}`}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
