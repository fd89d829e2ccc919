import { createElement, use, useEffect, useRef, useState } from 'react';
import { type ServerPartName, ServerPartsContext } from './server-parts-context.ts';

// Where browsers know Trusted Types, a text is refused, even one without anything in it (document/trusted-types.ts).
const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } };

/** One object for good: React would set the HTML anew for another. */
const kept = { __html: trustedTypes?.emptyHTML ?? '' };

/**
 * What never changes and stands on every page: the menus' lists and the footer. The server writes it, and the browser keeps
 * that HTML: their code, their texts and the work of taking them over are in no script. Where React makes a page anew, as after
 * an error, they are fetched.
 */
export function ServerPart({
  name,
  as,
  className,
}: {
  name: ServerPartName;
  as: 'div' | 'footer';
  className?: string;
}) {
  const parts = use(ServerPartsContext);
  const [Fetched, setFetched] = useState(() => parts?.[name]);
  const element = useRef<HTMLElement>(null);

  useEffect(() => {
    if (element.current?.hasChildNodes()) return;
    import('./server-parts.tsx').then(
      ({ serverParts }) => setFetched(() => serverParts[name]),
      // Without a network the page is one without menus: nothing to tell anybody.
      () => {},
    );
  }, [name]);

  const attributes = { ref: element, className };
  return Fetched
    ? createElement(as, attributes, <Fetched />)
    : createElement(as, {
        ...attributes,
        dangerouslySetInnerHTML: kept,
        suppressHydrationWarning: true,
      });
}
