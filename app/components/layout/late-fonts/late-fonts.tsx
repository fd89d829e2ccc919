import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { fonts } from '#app/fonts/fonts.ts';

/**
 * On a slow network the first page is shown in the fallback faces, and keeps them: `font-display: optional`
 * (styles/fonts.css). By the next page the fonts are there, so that it is shown in them.
 */
export function LateFonts() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const done = useRef(false);

  useEffect(() => {
    if (done.current || pathname === first.current) return;
    done.current = true;
    for (const { family, address, weight } of fonts) {
      const face = new FontFace(family, `url(${address})`, { weight });
      face.load().then(
        () => document.fonts.add(face),
        // Without it the fallback stays: nothing to tell anybody.
        () => {},
      );
    }
  }, [pathname]);

  return null;
}
