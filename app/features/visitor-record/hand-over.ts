import buttonStyles from '#app/components/ui/button.module.css';
import type { VisitorRecordTexts } from '#content/types/visitor-record-texts.ts';
import { fetchOpportunities } from '../eligibility-finder/fetch-opportunities.ts';
import { mergeSearch } from '../eligibility-finder/merge-search.ts';
import offerStyles from '../submission-form/components/draft-offer.module.css';
import { createButton, createElement } from './create-element.ts';
import { createAnswerLink, createRecordedPlanLink, parseHandOverFragment } from './record-links.ts';
import { visitorRecord } from './record-store.ts';
import { localiseRecordLink } from './record-texts.ts';
import { resolveHandOver } from './resolve-hand-over.ts';
import { summariseRecord } from './summarise-record.ts';
import type { VisitorRecord } from './visitor-record.ts';

/** The offer that the page shows. A second link that is opened in the same tab replaces it. */
let shownBar: HTMLElement | undefined;

/**
 * Offers the record that the page's fragment hands over from another device. Nothing is stored before the visitor agrees. Both
 * answers remove the fragment, so that a reload doesn't ask again. If the opportunities can't be fetched, the visitor is told,
 * and the fragment stays, so that a reload tries again.
 *
 * @param recordTexts the texts of the record in the language of the page
 */
export async function offerHandOver(recordTexts: VisitorRecordTexts): Promise<void> {
  const { hash } = location;
  const handedOver = parseHandOverFragment(hash);
  if (!handedOver) return;
  const texts = recordTexts.handOver;
  const { ink, ghost } = buttonStyles;
  const opportunities = await fetchOpportunities().catch(() => undefined);
  if (location.hash !== hash) return;
  if (!opportunities) {
    showBar(texts.label, texts.failed, [[texts.tryAgain, ink, () => location.reload()]]);
    return;
  }
  const record = resolveHandOver(handedOver, opportunities);
  const summary = summariseRecord(record, { isPlan: false, texts: recordTexts });
  if (!summary) return removeFragment();
  const refuse = () => {
    removeFragment();
    document.querySelector('main')?.focus();
  };
  showBar(texts.label, texts.text([summary.title, ...summary.details].join(' · ')), [
    [texts.use, ink, () => keep(record)],
    [texts.refuse, ghost, refuse],
  ]);
}

/**
 * Shows a text with choices at the bottom of the window, until the visitor chooses.
 *
 * @param choices the name, the class name and the action of each button
 */
function showBar(
  label: string,
  text: string,
  choices: readonly [name: string, className: string | undefined, choose: () => void][],
) {
  const bar = createElement(
    'section',
    { className: `${offerStyles.offer} ${offerStyles.fixed}`, 'aria-label': label },
    [
      createElement('p', { role: 'status' }, [text]),
      createElement(
        'div',
        { className: offerStyles.choices ?? '' },
        choices.map(([name, className, choose]) =>
          createButton(name, `${buttonStyles.button} ${buttonStyles.small} ${className}`, () => {
            bar.remove();
            choose();
          }),
        ),
      ),
    ],
  );
  shownBar?.remove();
  shownBar = bar;
  document.querySelector('main')?.before(bar);
}

/** Adds the record to that of this device, and opens its plan or its results. What the link doesn't bring stays. */
function keep(record: VisitorRecord) {
  const { plan, reference } = record;
  const known = visitorRecord.read();
  const search = mergeSearch(known.search, { from: '', to: record.search });
  visitorRecord.update({
    search,
    documents: [...new Set([...known.documents, ...record.documents])],
    ...(plan && { plan }),
    ...(reference && { reference }),
  });
  removeFragment();
  if (plan) location.assign(localiseRecordLink(createRecordedPlanLink(search, plan)));
  else if (record.search) location.assign(localiseRecordLink(createAnswerLink(search)));
  else document.querySelector('main')?.focus();
}

const removeFragment = () => history.replaceState(null, '', location.pathname);
