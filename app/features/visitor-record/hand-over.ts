import buttonStyles from '#app/components/ui/button.module.css';
import type { VisitorRecordTexts } from '#content/types/visitor-record-texts.ts';
import { fetchOpportunities } from '../eligibility-finder/fetch-opportunities.ts';
import offerStyles from '../submission-form/components/draft-offer.module.css';
import { createButton, createElement } from './create-element.ts';
import { createAnswerLink, createRecordedPlanLink, parseHandOverFragment } from './record-links.ts';
import { visitorRecord } from './record-store.ts';
import { localiseRecordLink } from './record-texts.ts';
import { resolveHandOver } from './resolve-hand-over.ts';
import { summariseRecord } from './summarise-record.ts';
import type { VisitorRecord } from './visitor-record.ts';

/**
 * Offers the record that the page's fragment hands over from another device. Nothing is stored before the visitor agrees. Both
 * answers remove the fragment, so that a reload doesn't ask again.
 *
 * @param recordTexts the texts of the record in the language of the page
 * @throws TypeError if the opportunities can't be fetched. The fragment stays, so that a reload tries again.
 */
export async function offerHandOver(recordTexts: VisitorRecordTexts): Promise<void> {
  const handedOver = parseHandOverFragment(location.hash);
  if (!handedOver) return;
  const texts = recordTexts.handOver;
  const record = resolveHandOver(handedOver, await fetchOpportunities());
  const summary = summariseRecord(record, { isPlan: false, texts: recordTexts });
  if (!summary) return removeFragment();
  const text = [summary.title, ...summary.details].join(' · ');
  const button = `${buttonStyles.button} ${buttonStyles.small}`;
  const offer = createElement(
    'section',
    { className: `${offerStyles.offer} ${offerStyles.fixed}`, 'aria-label': texts.label },
    [
      createElement('p', { role: 'status' }, [texts.text(text)]),
      createElement('div', { className: offerStyles.choices ?? '' }, [
        createButton(texts.use, `${button} ${buttonStyles.ink}`, () => {
          offer.remove();
          keep(record);
        }),
        createButton(texts.refuse, `${button} ${buttonStyles.ghost}`, () => {
          offer.remove();
          removeFragment();
          document.querySelector('main')?.focus();
        }),
      ]),
    ],
  );
  document.querySelector('main')?.before(offer);
}

/** Stores the record, and opens its plan or its results. Documents that are ticked on this device stay ticked. */
function keep(record: VisitorRecord) {
  const { search, plan, reference } = record;
  const { documents } = visitorRecord.read();
  visitorRecord.update({
    search,
    documents: [...new Set([...documents, ...record.documents])],
    ...(plan && { plan }),
    ...(reference && { reference }),
  });
  removeFragment();
  if (plan) location.assign(localiseRecordLink(createRecordedPlanLink(search, plan)));
  else if (search) location.assign(localiseRecordLink(createAnswerLink(search)));
  else document.querySelector('main')?.focus();
}

const removeFragment = () => history.replaceState(null, '', location.pathname);
