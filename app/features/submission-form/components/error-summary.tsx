import type { MouseEvent, Ref } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import styles from './error-summary.module.css';

export type SummaryItem = { name: string; message: string; fixed: boolean };

/**
 * The answers that need another look, each with a link to its field. An answer that was put right meanwhile
 * stays in its place with a tick, so that the form below doesn't move while it is filled in.
 *
 * @param autoFocus for a page that comes with it: the browser goes there before any script runs
 */
export function ErrorSummary({
  title,
  text,
  items,
  autoFocus = false,
  ref,
}: {
  title: string;
  text: string;
  items: readonly SummaryItem[];
  autoFocus?: boolean;
  ref?: Ref<HTMLElement>;
}) {
  const allFixed = items.every(({ fixed }) => fixed);
  return (
    <section
      ref={ref}
      className={`${styles.summary} ${allFixed ? styles.allFixed : ''}`}
      aria-labelledby="error-summary"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the form was refused; without it one starts at the top of the page.
      autoFocus={autoFocus}
    >
      <h2 id="error-summary">
        <Icon name={allFixed ? 'check' : 'alert'} />
        <span>{title}</span>
      </h2>
      <p>{text}</p>
      <ul>
        {items.map(({ name, message, fixed }) => (
          <li key={name} className={fixed ? styles.fixed : undefined}>
            <a href={`#${name}`} className="text-link" onClick={(event) => focusField(event, name)}>
              {message}
              {fixed && <Icon name="check" />}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Without an entry in the history for each link: Back leaves the form, not the field. */
function focusField(event: MouseEvent, name: string) {
  const control = document.getElementById(name);
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
}
