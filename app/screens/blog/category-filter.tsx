import { Link } from 'react-router';
import pill from '#app/components/ui/pill/pill.module.css';
import { Spinner } from '#app/components/ui/spinner/spinner.tsx';
import { blog } from '#app/content/blog.ts';
import type { Category } from '#blog/content-service.ts';
import { CategoryChoice } from './category-choice.tsx';
import styles from './category-filter.module.css';
import { listPath } from './list-address.ts';
import { writtenIn } from './written-in.ts';

/** More of them would push the posts out of sight. */
const maxPills = 12;

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
  const all = (
    <Link
      to={listPath()}
      preventScrollReset
      aria-current={chosen === undefined}
      className={pill.pill}
    >
      {blog.filter.all}
    </Link>
  );
  return (
    <nav aria-label={blog.filter.label}>
      {categories.length > maxPills ? (
        <CategoryChoice categories={categories} chosen={chosen} all={all} />
      ) : (
        <ul className={styles.filter}>
          <li>{all}</li>
          {categories.map(({ id, name, count }) => (
            <li key={id} ref={chosen === id ? bringIntoRow : undefined}>
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
      )}
    </nav>
  );
}

/** On phones the pills are a row that scrolls. The page itself stays where it is. */
function bringIntoRow(item: HTMLLIElement | null) {
  const row = item?.parentElement;
  if (!item || !row) return;
  const { left, width } = item.getBoundingClientRect();
  const middle = row.getBoundingClientRect().left + (row.clientWidth - width) / 2;
  row.scrollLeft += left - middle;
}
