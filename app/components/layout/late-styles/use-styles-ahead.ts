import { useEffect } from 'react';

/**
 * Fetches the styles of a part that may come with the visitor's next change. React would hide the page for the time that it takes to
 * fetch them then; where their link stands in the document it takes them for loaded.
 *
 * @param href a stylesheet's address, the one of the part's own `<link precedence>`
 */
export function useStylesAhead(href: string): void {
  useEffect(() => {
    if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
  }, [href]);
}
