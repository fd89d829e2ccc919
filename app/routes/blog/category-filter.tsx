import { Icon } from '#app/components/ui/icon/icon.tsx';
import pill from '#app/components/ui/pill.module.css';
import type { Category } from '#blog/content-service.ts';
import { blog } from '#content/blog.ts';
import styles from './category-filter.module.css';
import './category-list.css';
import { langAttributes } from '#app/features/blog/lang-attributes.ts';
import { listPath } from '#app/features/blog/list-query.ts';

/** More of them would push the posts out of sight, and the chosen one would hide in a row that scrolls. */
const maxPills = 12;

/** Links, so that a category has an address of its own; many are a list that opens, also without scripts. Hidden when there is nothing to choose from. */
export function CategoryFilter({
  categories,
  chosen,
}: {
  categories: Category[];
  chosen: number | undefined;
}) {
  if (categories.length === 0) return null;
  const link = (
    { id, name, count }: Partial<Category> & Pick<Category, 'name'>,
    className?: string,
  ) => (
    <a href={listPath(id)} aria-current={chosen === id} className={className}>
      <span {...langAttributes(name)}>{name}</span>{' '}
      {count && <span className={pill.count}>{count}</span>}
    </a>
  );
  const isLong = categories.length > maxPills;
  const linkClass = isLong ? 'target bar' : pill.pill;
  const all = link({ name: blog.filter.all }, pill.pill);
  const list = (
    <ul className={isLong ? undefined : styles.filter}>
      {!isLong && <li>{all}</li>}
      {categories.map((category) => (
        <li key={category.id}>{link(category, linkClass)}</li>
      ))}
    </ul>
  );
  const current = categories.find(({ id }) => id === chosen);
  return (
    <nav aria-label={blog.filter.label}>
      {isLong ? (
        <div className={styles.filter}>
          {all}
          <details className="category-list">
            <summary className={pill.pill} aria-current={Boolean(current)}>
              {current?.name ?? blog.filter.choose}
              <Icon name="chevron-down" />
            </summary>
            {list}
          </details>
        </div>
      ) : (
        list
      )}
    </nav>
  );
}
