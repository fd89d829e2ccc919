import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { fonts } from '#app/fonts/fonts.ts';

/**
 * On a slow network the first page is shown in the fallback faces, and keeps them: `font-display: optional`
 * (styles/fonts.css). By the next page the fonts are there, so that it is shown in them.
 */
export function LateFonts() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const loaded = useRef<FontFace[]>([]);

  useEffect(() => {
    for (const { family, address, weight } of fonts) {
      const face = new FontFace(family, `url(${address})`, { weight });
      face.load().then(
        () => {
          if (location.pathname === first.current) loaded.current.push(face);
          else document.fonts.add(face);
        },
        // Without it the fallback stays: nothing to tell anybody.
        () => {},
      );
    }
  }, []);

  // With the page: a moment later all of it would be laid out anew.
  useLayoutEffect(() => {
    if (pathname === first.current) return;
    for (const face of loaded.current.splice(0)) document.fonts.add(face);
  }, [pathname]);

  return null;
}
