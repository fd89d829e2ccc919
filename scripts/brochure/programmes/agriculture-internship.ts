import { agricultureInternship as content } from '#app/content/programmes/agriculture-internship.ts';
import { furrows } from '#app/screens/agriculture-internship/furrows.ts';
import { html } from '#common/html.ts';
import { band, documents, eligibility, heading, lines, opening, page, picture } from '../bands.ts';
import { closing } from '../closing.ts';

const { stay, pay, inclusions } = content;
const field = furrows(stay.months);
const most = Math.max(...pay.amounts.map(({ amount }) => amount.to));
const amountOf = (value: number) => value.toLocaleString('en');

const months = html`<div class="months" aria-hidden="true">
<svg viewBox="${field.viewBox}" preserveAspectRatio="none">${field.paths.map(
  (path, month) =>
    html`<path class="${month < stay.contractMonths ? 'contract' : 'extension'}" d="${path}"/>`,
)}</svg>
<div>${field.paths.map(
  (_, month) =>
    html`<span class="${month < stay.contractMonths ? 'contract' : 'extension'}">${month + 1}</span>`,
)}</div>
</div>`;

const amounts = html`<ul class="amounts">${pay.amounts.map(
  ({ title, amount, note }) =>
    html`<li><h3>${title}</h3>
<p><span class="currency">${amount.currency}</span> <span class="figure">${amountOf(amount.from)}-${amountOf(amount.to)}</span> <span class="per">${note}</span></p>
<span class="bar" aria-hidden="true"><i style="width:${(amount.to / most) * 100}%"><b style="width:${(amount.from / amount.to) * 100}%"></b></i></span></li>`,
)}</ul>`;

/** The page's own drawings: a furrow a month, and two amounts on one scale. */
export const pages = [
  page(
    opening(content),
    html`<div class="farm">${picture(content.picture)}${months}</div>`,
    band('stay', heading(stay.title)),
  ),
  page(
    band('pay', heading(pay.title), html`<p class="lede">${pay.lede}</p>`, amounts),
    band(
      'ledger',
      html`<div>${heading(inclusions.included.title)}${lines(inclusions.included.items, 'yes')}</div>`,
      html`<div>${heading(inclusions.notIncluded.title)}${lines(inclusions.notIncluded.items, 'no')}</div>`,
    ),
  ),
  page(
    band(
      'requirements',
      html`<div>${eligibility(content.eligibility)}<h3 class="fields">${content.fields.title}</h3>${lines(content.fields.fields)}</div>`,
      documents(content.documents),
    ),
    ...closing(content),
  ),
];
