import { attempt } from '#app/browser/attempt.ts';
import { isOn2g, prefersReducedData } from '#app/browser/prefers-reduced-data.ts';
import { browserStorages, getDraftKey } from '#app/features/submission-form/draft-storage.ts';

/**
 * Resolves when the page needs its scripts (start.ts). That is at once, except with Save-Data or on a 2G connection: there a page
 * is plain HTML until the visitor uses a form control. A draft of the page's form must be offered before the visitor types the
 * same answers again, and a query in the fragment (features/eligibility-finder/handle-fragment-query.ts) needs scripts at once.
 */
export async function whenScriptsAreWanted(): Promise<void> {
  if (!prefersReducedData() && !isOn2g()) return;
  if (location.hash.startsWith('#?') || hasDraft() || isControl(document.activeElement)) return;
  await new Promise<void>((resolve) => {
    const listening = new AbortController();
    function handleEvent({ target }: Event) {
      if (!isControl(target)) return;
      listening.abort();
      resolve();
    }
    for (const type of ['pointerdown', 'focusin', 'input'])
      addEventListener(type, handleEvent, { passive: true, signal: listening.signal });
  });
}

/** Whether a draft of this page's form is stored. */
const hasDraft = () =>
  attempt(() => browserStorages.local().getItem(getDraftKey(location.pathname))) != null;

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, textarea, label, button') !== null;
