import type { ReactNode } from 'react';
import { useLanguage } from '#app/components/language/language-context.ts';
import { PageLink } from '#app/components/language/page-link.tsx';
import { langAttributes } from '#app/features/blog/lang-attributes.ts';
import type { PostLink } from '#app/features/blog/post-card.ts';
import { PostPicture } from '#app/features/blog/post-picture.tsx';
import ownStyles from './linked-post.module.css';

/**
 * A link to another post, with its picture beside or above its text.
 *
 * @param props.styles the CSS module of the caller, with the classes `picture`, `text`, `name` and `title`
 * @param props.sizes the `sizes` attribute of the picture's `<img>`
 * @param props.children is shown above the title
 */
export function LinkedPost({
  post: { id, path, title, image },
  styles,
  sizes,
  rel,
  children,
}: {
  post: PostLink;
  styles: Record<string, string>;
  sizes: string;
  rel?: 'prev' | 'next';
  children: ReactNode;
}) {
  const language = useLanguage();
  return (
    <PageLink to={path} rel={rel}>
      <span className={styles.picture}>
        <PostPicture image={image && { ...image, description: '' }} postId={id} sizes={sizes} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{children}</span>
        <span className={`${ownStyles.title} ${styles.title}`} {...langAttributes(title, language)}>
          {title}
        </span>
      </span>
    </PageLink>
  );
}
