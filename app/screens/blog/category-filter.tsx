import { Link } from 'react-router';
import pill from '#app/components/ui/pill/pill.module.css';
import { Spinner } from '#app/components/ui/spinner/spinner.tsx';
import { blog } from '#app/content/blog.ts';
import type { Category } from '#blog/content-service.ts';
import styles from './category-filter.module.css';
import { listPath } from './list-address.ts';
import { writtenIn } from './written-in.ts';

/** Links, so that a category has an address of its own. Hidden when there is nothing to choose from. */
export function CategoryFilter({
  categories,
  chosen,
  loading,
}: {
  categories: Category[];
  chosen: number | undefined;
  loading: boolean;
}) {
  if (categories.length === 0) {
    return loading ? (
      <p className={styles.filter}>
        <Spinner />
        <span className="visually-hidden">{blog.filter.loading}</span>
      </p>
    ) : null;
  }
  return (
    <nav aria-label={blog.filter.label}>
      <ul className={styles.filter}>
        <li>
          <Link
            to={listPath()}
            preventScrollReset
            aria-current={chosen === undefined}
            className={pill.pill}
          >
            {blog.filter.all}
          </Link>
        </li>
        {categories.map(({ id, name, count }) => (
          <li key={id}>
            <Link
              to={listPath(id)}
              preventScrollReset
              aria-current={chosen === id}
              className={pill.pill}
            >
              <span {...writtenIn(name)}>{name}</span> <span className={pill.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
