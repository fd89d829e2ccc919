import type { ReactNode } from 'react';
import { langAttributes } from '#app/features/blog/lang-attributes.ts';
import type { PostLink } from '#app/features/blog/post-card.ts';
import { PostPicture } from '#app/features/blog/post-picture.tsx';

/**
 * Another post: its picture beside or above its words.
 *
 * @param props.styles classes for its three parts
 * @param props.sizes of the picture, for `<img sizes>`
 * @param props.children stands above the title
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
  return (
    <a href={path} rel={rel}>
      <span className={styles.picture}>
        <PostPicture image={image && { ...image, description: '' }} postId={id} sizes={sizes} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{children}</span>
        <span className={styles.title} {...langAttributes(title)}>
          {title}
        </span>
      </span>
    </a>
  );
}
