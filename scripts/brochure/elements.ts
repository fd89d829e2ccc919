import { type Html, html } from '#common/html.ts';
import { formats } from '#content/formats/formats.ts';
import type { Language } from '#content/language.ts';
import type {
  Fact,
  RequiredDocument,
  Requirement,
  Statement,
  Step,
} from '#content/types/common.ts';
import type { Picture } from '#content/types/picture.ts';
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

/** A paragraph in larger type that introduces a section. */
export const leadParagraph = (text: string) => html`<p class="lead">${text}</p>`;

/** An illustration with its alternative text. */
export const picture = ({ file, description, focus }: Picture) =>
  html`<img src="${illustrationDataUrl(file)}" alt="${description}" style="--focus: ${focus ?? '50% 50%'}">`;

const note = (text?: string) => (text === undefined ? undefined : html` <small>${text}</small>`);

const heading = ({ title, text }: Statement) =>
  html`<h3>${title}</h3>${text === undefined ? undefined : html` <p>${text}</p>`}`;

/** Labels with their values: facts, or requirements for applicants. */
export const facts = (list: readonly (Fact | Requirement)[]) =>
  html`<ul class="grid facts" style="--columns: ${list.length > 3 ? 2 : list.length}">${list.map(
    ({ label, value, note: valueNote }) =>
      html`<li><span class="label">${label}</span> <span class="value">${value}${note(valueNote)}</span></li>`,
  )}</ul>`;

/** Items with a title and, optionally, a sentence. */
export const items = (list: readonly Statement[], columns: number) =>
  html`<ul class="grid items" style="--columns: ${columns}">${list.map((item) => html`<li>${heading(item)}</li>`)}</ul>`;

/** Numbered steps. */
export const steps = (list: readonly Step[], language: Language) =>
  html`<ol class="steps">${list.map(
    (step, index) =>
      html`<li><span class="number" aria-hidden="true">${formats[language].number(index + 1)}</span><div>${heading(step)}</div></li>`,
  )}</ol>`;

/** Short lines. */
export const lines = (list: readonly string[], columns: number) =>
  html`<ul class="grid lines plain" style="--columns: ${columns}">${list.map((line) => html`<li>${line}</li>`)}</ul>`;

/** A numbered list of the required documents with their notes. */
export const documents = (list: readonly RequiredDocument[]) =>
  html`<ol class="grid lines counted" style="--columns: 2">${list.map((item) => html`<li>${item.name}${note(item.note)}</li>`)}</ol>`;
