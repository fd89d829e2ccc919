import { useLanguage } from '#app/components/language/language-context.ts';
import { PageLink } from '#app/components/language/page-link.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import pill from '#app/components/ui/pill.module.css';
import type { Category } from '#blog/content-service.ts';
import { blog as blogs } from '#content/blog.ts';
import { formats } from '#content/formats/formats.ts';
import styles from './category-filter.module.css';
import './category-list.css';
import { langAttributes } from '#app/features/blog/lang-attributes.ts';
import { listPath } from '#app/features/blog/list-query.ts';

/**
 * Maximum number of categories that are shown as pills. More pills would push the posts below the fold, and a scrolling row
 * could hide the selected one.
 */
const maxPills = 12;

/**
 * Links to the categories, so that each category has its own URL. More than `maxPills` categories are in a `details` element,
 * which works without JavaScript. Renders nothing if there are no categories.
 */
export function CategoryFilter({
  categories,
  selectedId,
}: {
  categories: Category[];
  selectedId: number | undefined;
}) {
  const language = useLanguage();
  const blog = blogs[language];
  if (categories.length === 0) return null;
  const renderLink = (
    { id, name, count }: Partial<Category> & Pick<Category, 'name'>,
    className?: string,
  ) => (
    <PageLink to={listPath(id)} aria-current={selectedId === id} className={className}>
      <span {...langAttributes(name, language)}>{name}</span>{' '}
      {count && <span className={pill.count}>{formats[language].digits(count)}</span>}
    </PageLink>
  );
  const isLong = categories.length > maxPills;
  const linkClass = isLong ? 'target bar' : pill.pill;
  const allLink = renderLink({ name: blog.filter.all }, pill.pill);
  const list = (
    <ul className={isLong ? undefined : styles.filter}>
      {!isLong && <li>{allLink}</li>}
      {categories.map((category) => (
        <li key={category.id}>{renderLink(category, linkClass)}</li>
      ))}
    </ul>
  );
  const current = categories.find(({ id }) => id === selectedId);
  return (
    <nav aria-label={blog.filter.label}>
      {isLong ? (
        <div className={styles.filter}>
          {allLink}
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
