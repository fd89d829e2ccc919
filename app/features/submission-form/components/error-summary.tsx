import type { MouseEvent, Ref } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import type { ErrorGroup } from '#app/features/submission-form/error-groups.ts';
import type { SummaryItem } from '#app/features/submission-form/form-state.ts';
import { useFormTexts } from '#app/features/submission-form/form-texts-context.ts';
import styles from './error-summary.module.css';

/**
 * The list of invalid answers, each with a link to its field. A corrected answer stays in the list with a tick, so that the
 * form below doesn't move while the visitor fills it in.
 *
 * @param groups the items by section, when there are many. Each section is closed until it is touched
 * @param autoFocus whether the server rendered it, so that the browser focuses it before any script runs
 */
export function ErrorSummary({
  title,
  text,
  items,
  groups,
  autoFocus = false,
  ref,
}: {
  title: string;
  text: string;
  items: readonly SummaryItem[];
  groups: readonly ErrorGroup[] | undefined;
  autoFocus?: boolean;
  ref?: Ref<HTMLElement>;
}) {
  const allFixed = items.every(isFixed);
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
      {groups ? (
        groups.map((group) => <Group key={group.id} {...group} />)
      ) : (
        <ErrorList items={items} />
      )}
    </section>
  );
}

function Group({ title, items }: ErrorGroup) {
  const { counts } = useFormTexts();
  const count = items.filter((item) => !isFixed(item)).length;
  return (
    <details className={styles.group}>
      <summary className={count === 0 ? styles.fixed : undefined}>
        <Icon name="chevron-down" />
        <span>{counts.summaryGroup(title, count)}</span>
        {count === 0 && <Icon name="check" />}
      </summary>
      <ErrorList items={items} />
    </details>
  );
}

const ErrorList = ({ items }: { items: readonly SummaryItem[] }) => (
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
);

const isFixed = ({ fixed }: SummaryItem) => fixed;

/** Focuses a field without adding a history entry, so that Back leaves the form. */
function focusField(event: MouseEvent, name: string) {
  const control = document.getElementById(name);
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
}
