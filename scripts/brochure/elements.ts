import { type Html, html } from '#common/html.ts';
import type {
  ComparisonRow,
  Fact,
  RequiredDocument,
  Requirement,
  Statement,
  Step,
} from '#content/types/common.ts';
import type { Decoration, Picture } from '#content/types/picture.ts';
import { illustrationDataUrl } from './files.ts';

/*
 * What brochures are made of. A page is a column of sections, which share the space that they leave. Facts are lists and
 * nothing is `strong`: Chromium has no PDF tag for `dl`, and one of PDF 2.0 for `strong`, which older readers skip with
 * its text.
 */

export const page = (...sections: Html[]) => html`<section class="page">${sections}</section>`;

type SectionBackground = 'white' | 'light' | 'dark';

/** A heading on the left with its content on the right, on one of three grounds. */
export const section = (ground: SectionBackground, title: string, ...content: Html[]) =>
  html`<div class="section ${ground}"><h2>${title}</h2><div class="content">${content}</div></div>`;

/** Two lists side by side, each with a heading of its own. */
export const sectionPair = (ground: SectionBackground, ...lists: { title: string; list: Html }[]) =>
  html`<div class="section pair ${ground}">${lists.map(
    ({ title, list }) => html`<div><h2>${title}</h2>${list}</div>`,
  )}</div>`;

export const lead = (text: string) => html`<p class="lede">${text}</p>`;

export const picture = ({
  file,
  description,
  focus,
}: Picture | (Decoration & { description?: undefined })) =>
  html`<img src="${illustrationDataUrl(file)}" alt="${description ?? ''}" style="--focus: ${focus ?? '50% 50%'}">`;

const note = (text?: string) => (text === undefined ? undefined : html` <small>${text}</small>`);

const heading = ({ title, text }: Statement) =>
  html`<h3>${title}</h3>${text === undefined ? undefined : html` <p>${text}</p>`}`;

/** Labels with their values: facts, and what an applicant has to be. */
export const facts = (list: readonly (Fact | Requirement)[]) =>
  html`<ul class="grid facts" style="--columns: ${list.length > 3 ? 2 : list.length}">${list.map(
    ({ label, value, note: ofValue }) =>
      html`<li><span class="label">${label}</span> <span class="value">${value}${note(ofValue)}</span></li>`,
  )}</ul>`;

/** Things with a title and, mostly, a sentence or a picture. `share` is how much of the whole each is. */
export const items = (
  list: readonly (Statement & { picture?: Picture | Decoration; share?: string })[],
  columns = 2,
) =>
  html`<ul class="grid items" style="--columns: ${columns}">${list.map(
    (item) =>
      html`<li>${item.picture ? picture({ description: undefined, ...item.picture }) : undefined}${item.share ? html`<p class="figure">${item.share}</p>` : undefined}${heading(item)}</li>`,
  )}</ul>`;

/** What happens in order. `place` is where. */
export const steps = (list: readonly (Step & { place?: string })[]) =>
  html`<ol class="steps">${list.map(
    ({ place, ...step }, index) =>
      html`<li><span class="number" aria-hidden="true">${index + 1}</span><div>${heading(step)}</div>${
        place ? html` <span class="label">${place}</span>` : undefined
      }</li>`,
  )}</ol>`;

/** Short lines, each with a sign before it: a tick, a dash, its number, or none. */
export const lines = (
  list: readonly string[],
  kind: 'yes' | 'no' | 'counted' | 'plain' = 'plain',
  columns = 1,
) => {
  const content = list.map((line) => html`<li>${line}</li>`);
  const attributes = html`class="grid lines ${kind}" style="--columns: ${columns}"`;
  return kind === 'counted'
    ? html`<ol ${attributes}>${content}</ol>`
    : html`<ul ${attributes}>${content}</ul>`;
};

/** Lists side by side, each with a heading of its own. */
export const groups = (...list: { title: string; list: Html }[]) =>
  html`<div class="grid groups" style="--columns: ${list.length}">${list.map(
    (group) => html`<div><h3>${group.title}</h3>${group.list}</div>`,
  )}</div>`;

/** Numbers in large type. `drawing` shows how much each is. */
export const figures = (
  list: readonly { number: string; label: string; title?: string; drawing?: Html }[],
) =>
  html`<ul class="figures">${list.map(
    ({ number, label, title, drawing }) =>
      html`<li>${title ? html`<h3>${title}</h3> ` : undefined}${drawing}<span class="figure">${number}</span> <span>${label}</span></li>`,
  )}</ul>`;

/** `filled` squares of `all`. */
export const squares = (filled: number, all: number) =>
  html`<span class="squares" aria-hidden="true">${Array.from(
    { length: all },
    (_, index) => html`<i${index < filled ? html` class="filled"` : undefined}></i>`,
  )}</span>`;

/** An amount on a scale that ends at `most`: what is sure is filled, what is possible is light. */
export const bar = ({ from, to }: { from: number; to: number }, most: number) =>
  html`<span class="bar" aria-hidden="true"><i style="width: ${(to / most) * 100}%"></i><b style="width: ${(from / most) * 100}%"></b></span>`;

export function table({ columns, rows }: { columns: ComparisonRow; rows: ComparisonRow[] }) {
  const names = [columns.criterion, columns.studyAbroad, columns.pathway];
  return html`<table><thead><tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows.map(
    ({ criterion, studyAbroad, pathway }) =>
      html`<tr><th scope="row">${criterion}</th><td>${studyAbroad}</td><td>${pathway}</td></tr>`,
  )}</tbody></table>`;
}

export const documents = (list: readonly RequiredDocument[]) =>
  html`<ol class="grid lines counted" style="--columns: 2">${list.map((item) => html`<li>${item.name}${note(item.note)}</li>`)}</ol>`;
