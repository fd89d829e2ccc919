import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './tooltip.module.css';

/** Requirements 9, in milliseconds: a tooltip opens after 700, at once if another closed within the last 300. */
const openDelay = 700;
const skipDelay = 300;

let closedAt = Number.NEGATIVE_INFINITY;

/**
 * A label that appears beside a control upon hover or focus, stays while the pointer is on it, and goes
 * upon Escape (WCAG 1.4.13). It repeats the control's accessible name for those who see, so that it is
 * hidden from screen readers.
 */
export function Tooltip({
  label,
  side = 'above',
  children,
}: {
  label: ReactNode;
  side?: 'above' | 'left';
  children: ReactElement;
}) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = () => {
    clearTimeout(timer.current);
    const recent = performance.now() - closedAt < skipDelay;
    timer.current = setTimeout(() => setOpen(true), recent ? 0 : openDelay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (open) closedAt = performance.now();
    setOpen(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      closedAt = performance.now();
      setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    // biome-ignore-start lint/a11y/noStaticElementInteractions: it only watches the control inside it.
    // biome-ignore-start lint/a11y/useKeyWithClickEvents: a key press on that control is a click, too.
    <span
      className={styles.anchor}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onClick={hide}
    >
      {/* biome-ignore-end lint/a11y/noStaticElementInteractions: as above. */}
      {/* biome-ignore-end lint/a11y/useKeyWithClickEvents: as above. */}
      {children}
      {open && (
        <span className={`${styles.bubble} ${styles[side]}`} aria-hidden="true">
          {label}
        </span>
      )}
    </span>
  );
}
