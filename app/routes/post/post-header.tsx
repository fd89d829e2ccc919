import type { CSSProperties } from 'react';
import { useLanguage } from '#app/components/language/language-context.ts';
import { PageLink } from '#app/components/language/page-link.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { langAttributes } from '#app/features/blog/lang-attributes.ts';
import type { PostView } from '#app/features/blog/post-view.server.ts';
import { isSmall } from '#blog/picture-widths.ts';
import type { Action } from '#content/types/common.ts';
import styles from './post-header.module.css';

type Props = Pick<
  PostView,
  | 'sampleLabel'
  | 'title'
  | 'direction'
  | 'day'
  | 'dateTime'
  | 'readingTime'
  | 'category'
  | 'cover'
  | 'scene'
> & {
  back: Action;
  /** Says that the post isn't in the language of the page. */
  note?: string | undefined;
};

/**
 * The title, the metadata and the cover of a post. If the cover is an illustration, the header takes its background
 * colour. A photograph is framed. A post without a cover shows the scene of its category.
 */
export function PostHeader({ title, day, dateTime, readingTime, category, ...props }: Props) {
  const { back, note, direction, sampleLabel, cover = props.scene } = props;
  const language = useLanguage();
  const backgroundStyle =
    cover?.background && ({ '--background': cover.background } as CSSProperties);
  return (
    <header className={styles.header} style={backgroundStyle || undefined}>
      <div className={`container ${styles.inner}`} data-cover={cover && true} dir={direction}>
        <div className={styles.text}>
          <PageLink to={back.to} className={styles.back}>
            <Icon name="arrow-left" />
            <span>{back.name}</span>
          </PageLink>
          <h1 data-long={title.length > 36 || undefined} {...langAttributes(title, language)}>
            {title}
          </h1>
          <p className={styles.meta}>
            {category && (
              <PageLink to={category.path} {...langAttributes(category.name, language)}>
                {category.name}
              </PageLink>
            )}
            {day && (
              <time dateTime={dateTime} dir={direction && 'ltr'}>
                {day}
              </time>
            )}
            <span dir={direction && 'ltr'}>{readingTime}</span>
            {sampleLabel && <span>{sampleLabel}</span>}
            {note && <span>{note}</span>}
          </p>
        </div>
        {cover && (
          <div
            className={cover.background ? styles.illustration : styles.photograph}
            data-small={isSmall(cover) || undefined}
          >
            <img
              src={cover.src}
              srcSet={cover.srcSet}
              sizes={cover.srcSet && '(min-width: 64em) 46vw, 100vw'}
              alt={cover.description}
              width={cover.width ?? 3}
              height={cover.height ?? 2}
              decoding="async"
            />
          </div>
        )}
      </div>
    </header>
  );
}
