import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { illustrationSrc } from '#app/illustrations/illustrations.ts';
import { savesData } from '#app/saves-data.ts';
import { signs } from '../first-move/signs.ts';
import { openingPicture } from './opening-picture.ts';

/** Who rests on a link for so long means it, in milliseconds. */
const rest = 65;

/**
 * Fetches the page that a visitor is about to open, its code, its data and the picture that it opens with: upon
 * hover, focus or touch of a link. Not for those who save data.
 *
 * @param moves what the visitor did before this was there
 */
export function PagesAhead({ moves }: { moves: readonly Event[] }) {
  const [paths, setPaths] = useState<readonly string[]>([]);

  useEffect(() => {
    if (savesData()) return;
    let resting: ReturnType<typeof setTimeout>;
    const meet = ({ target, type }: Pick<Event, 'target' | 'type'>) => {
      clearTimeout(resting);
      const path = pathBehind(target);
      // The router loads the page anew when it can't fetch another one's code.
      if (!path || !navigator.onLine) return;
      const fetch = () => setPaths((known) => (known.includes(path) ? known : [...known, path]));
      if (type === 'pointerover') resting = setTimeout(fetch, rest);
      else fetch();
    };
    const last = moves.findLast(({ type }) => signs.some((sign) => sign === type));
    if (last) meet({ target: last.target, type: 'pointerover' });
    for (const sign of signs) document.addEventListener(sign, meet, { passive: true });
    return () => {
      clearTimeout(resting);
      for (const sign of signs) document.removeEventListener(sign, meet);
    };
  }, [moves]);

  return paths.map((path) => {
    const picture = openingPicture(path);
    return <PageLinks key={path} path={path} src={picture && illustrationSrc(picture)} />;
  });
}

function PageLinks({ path, src }: { path: string; src: string | undefined }) {
  return (
    <>
      <PrefetchPageLinks page={path} />
      {src && <link rel="prefetch" as="image" href={src} />}
    </>
  );
}

/** The path that a link within the site leads to, when it is another page, and the same one for every query. */
function pathBehind(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.search || link.origin !== location.origin) return;
  // A brochure or a calendar file is no page.
  if (link.pathname === location.pathname || link.pathname.includes('.')) return;
  return link.pathname;
}
