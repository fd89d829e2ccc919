import { Illustration } from '#app/components/ui/illustration.tsx';
import type { PostImage } from '#blog/content-service.ts';
import { isSmall } from '#blog/picture-widths.ts';
import styles from './post-picture.module.css';
import './post-placeholder.css';

/**
 * A post's picture, which fills its container. A post without a picture gets our mark, on one of four
 * backgrounds, so that a list of such posts doesn't repeat the same picture.
 *
 * @param props.sizes the value of `<img sizes>`
 * @param props.eager whether the picture is visible at once, so that it isn't loaded lazily
 */
export function PostPicture({
  image,
  postId,
  sizes,
  eager = false,
}: {
  image: PostImage | undefined;
  postId: number;
  sizes: string;
  eager?: boolean;
}) {
  const loading = eager ? 'eager' : 'lazy';
  if (!image) {
    return (
      <span className="post-placeholder" data-background={postId % 4}>
        <Illustration file="mark" loading={loading} />
      </span>
    );
  }
  const picture = (
    <img
      className={isSmall(image) ? undefined : styles.picture}
      src={image.src}
      srcSet={image.srcSet}
      sizes={image.srcSet && sizes}
      alt={image.description}
      width={image.width ?? 3}
      height={image.height ?? 2}
      loading={loading}
      decoding="async"
    />
  );
  return isSmall(image) ? <span className={styles.small}>{picture}</span> : picture;
}
