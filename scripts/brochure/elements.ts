import { type Html, html } from '#common/html.ts';
import { formats } from '#content/formats/formats.ts';
import type { Language } from '#content/language.ts';
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
 * The HTML elements of brochures. A page is a column of sections that share its free space. Facts are `ul` lists, and `strong`
 * isn't used: Chromium has no PDF tag for `dl`, and tags `strong` with one of PDF 2.0, which older readers skip together with
 * its text.
 */

/** A page of A4 with its sections. */
export const page = (...sections: Html[]) => html`<section class="page">${sections}</section>`;

type SectionBackground = 'white' | 'light' | 'dark';

/** A heading on the left and its content on the right, on one of three backgrounds. */
export const section = (background: SectionBackground, title: string, ...content: Html[]) =>
  html`<div class="section ${background}"><h2>${title}</h2><div class="content">${content}</div></div>`;

/** A list of lines and its title, for {@link sectionPair}. */
export const checkList = (
  { title, items: texts }: { title: string; items: readonly string[] },
  kind: 'yes' | 'no' = 'yes',
) => ({ title, list: lines(texts, kind) });

/** Two lists side by side, each with a heading. */
export const sectionPair = (
  background: SectionBackground,
  ...lists: { title: string; list: Html }[]
) =>
  html`<div class="section pair ${background}">${lists.map(
    ({ title, list }) => html`<div><h2>${title}</h2>${list}</div>`,
  )}</div>`;

/** A paragraph in larger type that introduces a section. */
export const lead = (text: string) => html`<p class="lede">${text}</p>`;

/** An illustration. Without a description it is decoration, and its alternative text is empty. */
export const picture = ({
  file,
  description,
  focus,
}: Picture | (Decoration & { description?: undefined })) =>
  html`<img src="${illustrationDataUrl(file)}" alt="${description ?? ''}" style="--focus: ${focus ?? '50% 50%'}">`;

const note = (text?: string) => (text === undefined ? undefined : html` <small>${text}</small>`);

const heading = ({ title, text }: Statement) =>
  html`<h3>${title}</h3>${text === undefined ? undefined : html` <p>${text}</p>`}`;

/** Labels with their values: facts, or requirements for applicants. */
export const facts = (list: readonly (Fact | Requirement)[]) =>
  html`<ul class="grid facts" style="--columns: ${list.length > 3 ? 2 : list.length}">${list.map(
    ({ label, value, note: valueNote }) =>
      html`<li><span class="label">${label}</span> <span class="value">${value}${note(valueNote)}</span></li>`,
  )}</ul>`;

/** Items with a title and, optionally, a sentence or a picture. `share` is an item's part of the total. */
export const items = (
  list: readonly (Statement & { picture?: Picture | Decoration; share?: string })[],
  columns = 2,
) =>
  html`<ul class="grid items" style="--columns: ${columns}">${list.map(
    (item) =>
      html`<li>${item.picture ? picture({ description: undefined, ...item.picture }) : undefined}${item.share ? html`<p class="figure">${item.share}</p>` : undefined}${heading(item)}</li>`,
  )}</ul>`;

/** Numbered steps. `place` is the location of a step. */
export const steps = (list: readonly (Step & { place?: string })[], language: Language = 'en') =>
  html`<ol class="steps">${list.map(
    ({ place, ...step }, index) =>
      html`<li><span class="number" aria-hidden="true">${formats[language].number(index + 1)}</span><div>${heading(step)}</div>${
        place ? html` <span class="label">${place}</span>` : undefined
      }</li>`,
  )}</ol>`;

/** Short lines with a marker: a plus sign (`yes`), a dash (`no`), a number (`counted`), or none (`plain`). */
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

/** Lists side by side within a section, each with a heading. */
export const groups = (...list: { title: string; list: Html }[]) =>
  html`<div class="grid groups" style="--columns: ${list.length}">${list.map(
    (group) => html`<div><h3>${group.title}</h3>${group.list}</div>`,
  )}</div>`;

/** Numbers in large type. `drawing` visualises a number. */
export const figures = (
  list: readonly { number: string; label: string; title?: string; drawing?: Html }[],
) =>
  html`<ul class="figures">${list.map(
    ({ number, label, title, drawing }) =>
      html`<li>${title ? html`<h3>${title}</h3> ` : undefined}${drawing}<span class="figure">${number}</span> <span>${label}</span></li>`,
  )}</ul>`;

/** A row of `all` squares, of which `filled` are filled. */
export const squares = (filled: number, all: number) =>
  html`<span class="squares" aria-hidden="true">${Array.from(
    { length: all },
    (_, index) => html`<i${index < filled ? html` class="filled"` : undefined}></i>`,
  )}</span>`;

/** An amount on a scale that ends at `most`: dark up to `from`, light up to `to`. */
export const bar = ({ from, to }: { from: number; to: number }, most: number) =>
  html`<span class="bar" aria-hidden="true"><i style="width: ${(to / most) * 100}%"></i><b style="width: ${(from / most) * 100}%"></b></span>`;

/** The comparison of Study Abroad and Pathway, with one row for each criterion. */
export function table({ columns, rows }: { columns: ComparisonRow; rows: ComparisonRow[] }) {
  const names = [columns.criterion, columns.studyAbroad, columns.pathway];
  return html`<table><thead><tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows.map(
    ({ criterion, studyAbroad, pathway }) =>
      html`<tr><th scope="row">${criterion}</th><td>${studyAbroad}</td><td>${pathway}</td></tr>`,
  )}</tbody></table>`;
}

/** A numbered list of the required documents with their notes. */
export const documents = (list: readonly RequiredDocument[]) =>
  html`<ol class="grid lines counted" style="--columns: 2">${list.map((item) => html`<li>${item.name}${note(item.note)}</li>`)}</ol>`;
