import { useEffect, useRef } from 'react';
import type { ConfirmationTexts } from '#app/content/applications/confirmation.ts';
import { Confirmation } from './confirmation.tsx';
import type { Receipt } from './send-application.ts';

/** The confirmation above the emptied form; it comes into sight, and takes the focus. */
export function ConfirmationPanel({
  receipt,
  texts,
}: {
  receipt: Receipt;
  texts: ConfirmationTexts;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Confirmation level={2} {...texts.panel} receipt={receipt} texts={texts} headingRef={heading} />
  );
}
