import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { SearchResult } from '#app/features/search/create-search.ts';
import type { HighlightedText } from '#app/features/search/highlight-matches.ts';
import styles from './results.module.css';

/** A search result in the dialog and on the search page: picture, name, and the line below. */
export function SearchResultContent({ name, text, bengali, picture }: SearchResult) {
  return (
    <>
      <span className={styles.picture}>{picture && <ResultPicture {...picture} />}</span>
      <span className={styles.name}>
        <Highlighted text={name} />
      </span>
      <span className={styles.text} lang={bengali && 'bn'}>
        <Highlighted text={text} />
      </span>
    </>
  );
}

function ResultPicture(picture: NonNullable<SearchResult['picture']>) {
  if ('icon' in picture) return <Icon name={picture.icon} />;
  if ('file' in picture) {
    const isFlag = picture.file.startsWith('flags/');
    return <Illustration {...picture} width={isFlag ? 32 : 44} />;
  }
  const { src, srcSet, width = 3, height = 2 } = picture.image;
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes="2.75rem"
      alt=""
      width={width}
      height={height}
      loading="lazy"
    />
  );
}

function Highlighted({ text }: { text: HighlightedText }) {
  return text.map((part, index) =>
    part.isHighlighted ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position only.
      <mark key={index}>{part.text}</mark>
    ) : (
      part.text
    ),
  );
}
