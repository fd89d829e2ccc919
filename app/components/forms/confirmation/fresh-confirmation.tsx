import { type ComponentProps, useEffect, useRef } from 'react';
import { Confirmation } from './confirmation.tsx';

/** The confirmation of what was sent a moment ago: it comes into sight, and takes the focus. */
export function FreshConfirmation(props: Omit<ComponentProps<typeof Confirmation>, 'headingRef'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { inSheet = false } = props;
  useEffect(() => {
    if (!inSheet) scrollTo({ top: 0, behavior: 'instant' });
    // Within a frame only the browser's own scrolling moves the page around it.
    heading.current?.focus({ preventScroll: !inSheet });
  }, [inSheet]);
  return <Confirmation {...props} headingRef={heading} />;
}
