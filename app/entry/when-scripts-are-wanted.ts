import { attempt } from '#app/browser/attempt.ts';
import { isOn2g, prefersReducedData } from '#app/browser/prefers-reduced-data.ts';
import { whenIdle } from '#app/browser/when-idle.ts';
import { browserStorages, getDraftKey } from '#app/features/submission-form/draft-storage.ts';

/**
 * Resolves when the page needs its scripts (start.ts): once it has loaded and is idle, or as soon as the visitor uses a form
 * control. In WebKit, the page's `load` event would wait for scripts that are imported before it. With Save-Data or on a 2G
 * connection a page stays plain HTML until a control is used. But a draft of its form must be offered before the visitor types the
 * same answers again, and a query in the fragment (features/eligibility-finder/handle-fragment-query.ts) needs scripts.
 */
export async function whenScriptsAreWanted(): Promise<void> {
  const reducesData = prefersReducedData() || isOn2g();
  if (document.readyState === 'complete' && !reducesData) return;
  if (location.hash.startsWith('#?') || hasDraft() || isControl(document.activeElement)) return;
  await new Promise<void>((resolve) => {
    const listening = new AbortController();
    function stopWaiting() {
      listening.abort();
      resolve();
    }
    const options = { passive: true, signal: listening.signal };
    for (const type of ['pointerdown', 'focusin', 'input'])
      addEventListener(type, ({ target }) => isControl(target) && stopWaiting(), options);
    if (!reducesData) addEventListener('load', () => void whenIdle().then(stopWaiting), options);
  });
}

/** Whether a draft of this page's form is stored. */
const hasDraft = () =>
  attempt(() => browserStorages.local().getItem(getDraftKey(location.pathname))) != null;

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, textarea, label, button') !== null;
