import type { MouseEvent, Ref } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import styles from './error-summary.module.css';

export type SummaryItem = { name: string; message: string; fixed: boolean };

/**
 * The list of invalid answers, each with a link to its field. A corrected answer stays in the list with a tick, so that the
 * form below doesn't move while the visitor fills it in.
 *
 * @param autoFocus whether the server rendered it, so that the browser focuses it before any script runs
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
      // biome-ignore lint/a11y/noAutofocus: the form was rejected; without it the visitor starts at the top of the page.
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

/** Focuses a field without adding a history entry, so that Back leaves the form. */
function focusField(event: MouseEvent, name: string) {
  const control = document.getElementById(name);
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
}
