import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** What a visitor shares of the page is the address that it calls its own; the server named that of the first page. */
export function CanonicalAddress() {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (link) link.href = new URL(pathname, link.href).href;
  }, [pathname]);
  return null;
}
