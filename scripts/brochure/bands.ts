import type {
  Fact,
  RequiredDocument,
  Requirement,
  Statement,
  Step,
} from '#app/content/vocabulary/nouns.ts';
import type { Picture } from '#app/content/vocabulary/picture.ts';
import type { ProgrammePage } from '#app/content/vocabulary/programme.ts';
import { type Html, html } from '#common/html.ts';
import { illustration } from './files.ts';

/*
 * What brochures are made of. A page is a column of bands, each a colour from edge to edge; the space that they leave
 * is shared among them. Facts are lists and nothing is `strong`: Chromium has no PDF tag for `dl`, and one of
 * PDF 2.0 for `strong`, which older readers skip with its text.
 */

export const page = (...bands: Html[]) => html`<section class="page">${bands}</section>`;

export const band = (name: string, ...content: Html[]) =>
  html`<div class="band ${name}">${content}</div>`;

export const heading = (title: string) => html`<h2>${title}</h2>`;

export const picture = ({ file, description, focus }: Picture) =>
  html`<img src="${illustration(file)}" alt="${description}" style="--focus: ${focus ?? '50% 50%'}">`;

/** What the programme is, and its facts where no other band has them. */
export const opening = ({ lede, facts }: Pick<ProgrammePage, 'lede'> & { facts?: Fact[] }) =>
  band('opening', html`<p class="lede">${lede}</p>`, ...(facts ? [factList(facts)] : []));

export const factList = (facts: Fact[]) =>
  html`<ul class="facts">${facts.map(
    ({ label, value, note }) =>
      html`<li><span class="label">${label}</span> <span class="value">${value}${note ? html` <small>${note}</small>` : ''}</span></li>`,
  )}</ul>`;

/** Things with a title and, mostly, a sentence. */
export const items = (list: readonly Statement[]) =>
  html`<ul class="items">${list.map(({ title, text }) => html`<li>${titled(title, text)}</li>`)}</ul>`;

const titled = (title: string, text?: string) =>
  html`<h3>${title}</h3>${text === undefined ? undefined : html` <p>${text}</p>`}`;

/** What happens in order. */
export const steps = (list: readonly Step[]) =>
  html`<ol class="steps">${list.map(
    ({ title, text }, index) => html`<li>${number(index)}<div>${titled(title, text)}</div></li>`,
  )}</ol>`;

/** A place in an order, drawn; a list says it already. */
export const number = (index: number) =>
  html`<span class="number" aria-hidden="true">${index + 1}</span>`;

/** Short lines, each ruled off. `kind`: ticked, counted, left out, or none of it. */
export const lines = (
  list: readonly string[],
  kind: 'yes' | 'no' | 'counted' | 'plain' = 'plain',
) => {
  const content = list.map((line) => html`<li>${line}</li>`);
  return kind === 'counted'
    ? html`<ol class="lines counted">${content}</ol>`
    : html`<ul class="lines ${kind}">${content}</ul>`;
};

const note = (text?: string) => (text === undefined ? undefined : html` <small>${text}</small>`);

export const eligibility = ({
  title,
  requirements,
}: {
  title: string;
  requirements: Requirement[];
}) =>
  html`<div>${heading(title)}<ul class="eligibility">${requirements.map(
    (item) =>
      html`<li><span class="label">${item.label}</span> <span class="value">${item.value}${note(item.note)}</span></li>`,
  )}</ul></div>`;

export const documents = ({
  title,
  documents: list,
}: {
  title: string;
  documents: readonly RequiredDocument[];
}) =>
  html`<div class="folder">${heading(title)}<ol>${list.map(
    (item) => html`<li><span>${item.name}${note(item.note)}</span></li>`,
  )}</ol></div>`;
