import { useEffect, useRef, useState } from 'react';
import { useHydrating } from '../first-move/hydration.ts';

/**
 * The styles of what lies below a page's first view. In the server's page they are a link that stands before it: the browser paints
 * what comes before without them, and shows nothing after until they are there. In a page that is opened from another one
 * React waits for them.
 *
 * @param href a stylesheet's address
 */
export function StylesBelow({ href }: { href: string }) {
  const [isFirst] = useState(useHydrating());
  const link = useRef<HTMLLinkElement>(null);
  // They stay when what they stand in goes, as another answer has it elsewhere. React itself would take this link for one in the head.
  useEffect(() => {
    if (link.current) document.head.append(link.current.cloneNode());
  }, []);
  return isFirst ? (
    <link ref={link} rel="stylesheet" href={href} data-late="" />
  ) : (
    <link rel="stylesheet" href={href} precedence="page" />
  );
}
