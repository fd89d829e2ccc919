import { useLanguage } from '#app/components/language/language-context.ts';
import { PageLink } from '#app/components/language/page-link.tsx';
import { langAttributes } from '#app/features/blog/lang-attributes.ts';
import type { PostCard } from '#app/features/blog/post-card.ts';
import styles from './card.module.css';

/** The category and date of a post. */
export function CardMeta({ card: { category, day, dateTime, sampleLabel } }: { card: PostCard }) {
  const language = useLanguage();
  return (
    <p className={styles.meta}>
      {category && (
        <span className={styles.category} {...langAttributes(category, language)}>
          {category}
        </span>
      )}
      {day && <time dateTime={dateTime}>{day}</time>}
      {sampleLabel && <span>{sampleLabel}</span>}
    </p>
  );
}

/** The title with the link to the post. The link's area covers the whole card, but its accessible name is only the title. */
export function CardTitle({ card: { id, path, title } }: { card: PostCard }) {
  const language = useLanguage();
  return (
    <h2 className={styles.title} data-long={title.length > 70 || undefined}>
      <PageLink className="card-link" data-post={id} to={path} {...langAttributes(title, language)}>
        {title}
      </PageLink>
    </h2>
  );
}

/** A post's excerpt. It renders nothing if the post has none. */
export function CardExcerpt({ card: { excerpt } }: { card: PostCard }) {
  const language = useLanguage();
  return (
    excerpt && (
      <p className={styles.excerpt} {...langAttributes(excerpt, language)}>
        {excerpt}
      </p>
    )
  );
}
