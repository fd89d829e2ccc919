import { brandColours } from '#common/brand-colours.ts';
import { escapeHtml } from '#common/escape-html.ts';
import { type Html, html } from '#common/html.ts';
import { formats } from '#content/formats/formats.ts';
import type { Language } from '#content/language.ts';
import { site } from '#content/site.ts';

/*
 * The building blocks of our mails (docs/decisions/0016-mails-by-tables.md). They use tables and inline styles, since mail
 * programs support little else, and no external pictures, since many programs block them. Gmail's app derives its own dark
 * colours. Programs that ask the mail for dark colours (Apple's, Outlook's for the phone) get ours through the classes. A class
 * names the role of a colour: `t` text, `m` muted text, `a` accent, `ln` line, `bg` and `card` backgrounds, `tk` the reference,
 * `due` boxes with urgent content. The other classes are for the layout.
 */

const fontFamily = "font-family:'Trebuchet MS',Arial,Helvetica,sans-serif;";
const ink = `${fontFamily}color:${brandColours.ink};`;
const muted = `${fontFamily}color:${brandColours.ink2};`;
const accent = `color:${brandColours.river}`;

/**
 * There are several style elements, since Gmail drops a whole element for one line that it doesn't understand. Some
 * programs drop all of them, so everything that is needed to read the mail is inline.
 */
const styles = {
  markup: `<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
a{text-underline-offset:2px}
</style>
<style>
@media (max-width:620px){.p{padding-left:20px!important;padding-right:20px!important}.h{font-size:28px!important;line-height:33px!important}.tkp{padding-left:16px!important;padding-right:16px!important}.st{display:block!important;width:auto!important;padding-bottom:0!important}.st2{display:block!important;border-top:0!important;padding-top:2px!important}.btw{width:100%!important}.bt{display:block!important;padding-right:0!important}.bt a{display:block!important}}
</style>
<style>
@media (min-width:621px){.ref{font-size:34px!important;line-height:40px!important;letter-spacing:1px!important}}
</style>
<style>
@media (prefers-color-scheme:dark){.bg{background:#081D1D!important}.card{background:#0F3230!important}.t{color:#F1F7F4!important}.m{color:#B9CFC9!important}.tk{background:#17433F!important}.ln{border-color:#3D6460!important}.a{color:${brandColours.marigold}!important}.b1{background:${brandColours.marigold}!important;border-color:${brandColours.marigold}!important;color:${brandColours.ink}!important}.b2{border-color:${brandColours.marigold}!important;color:${brandColours.marigold}!important}.dot{background:${brandColours.marigold}!important;color:${brandColours.ink}!important}.due{background:#4A2019!important}}
</style>
<style>
[data-ogsc] .t{color:#F1F7F4!important}[data-ogsc] .m{color:#B9CFC9!important}[data-ogsc] .a{color:${brandColours.marigold}!important}[data-ogsb] .card{background:#0F3230!important}[data-ogsb] .tk{background:#17433F!important}[data-ogsb] .due{background:#4A2019!important}
</style>`,
} satisfies Html;

const table = { markup: 'role="presentation" cellpadding="0" cellspacing="0" border="0"' };

/**
 * Renders a complete mail.
 *
 * @param preview the text that an inbox shows beside the subject
 * @param label the text to the right of the organisation's name
 * @param rows results of `row`
 */
export function mailPage({
  language,
  subject,
  preview,
  label,
  rows,
}: {
  language: Language;
  subject: string;
  preview: string;
  label: string;
  rows: readonly Html[];
}): string {
  return html`<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${subject}</title>
${styles}
</head>
<body class="bg" style="margin:0;padding:0;background:${brandColours.mist}">
<div role="main" aria-label="${subject}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table ${table} width="100%" class="bg" style="background:${brandColours.mist}"><tr><td align="center" style="padding:24px 10px 40px">
<!--[if mso]><table ${table} width="600"><tr><td><![endif]-->
<table ${table} class="card" width="100%" style="width:100%;max-width:600px;background:${brandColours.paper};text-align:left">
<tr><td style="font-size:0;line-height:0"><table ${table} width="100%"><tr><td width="62%" height="6" style="background:${brandColours.river};height:6px"></td><td width="24%" style="background:${brandColours.marigold}"></td><td width="14%" style="background:${brandColours.sindoor}"></td></tr></table></td></tr>
<tr><td class="p" style="padding:22px 40px 0"><table ${table} width="100%"><tr><td class="t" style="${ink}font-size:20px;line-height:26px;font-weight:bold">${site[language].name}</td><td class="m" align="right" style="${muted}font-size:14px;line-height:20px">${label}</td></tr></table></td></tr>
${rows}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></div>
</body>
</html>
`.markup;
}

/** Renders one row of the mail. `above` and `below` are its padding in pixels. */
export const row = (content: Html | readonly Html[], above: number, below = 0): Html =>
  html`<tr><td class="p" style="padding:${above}px 40px ${below}px">${content}</td></tr>\n`;

/** Renders the title of a mail. `above` is its top margin in pixels. */
export const title = (text: string, above = 0): Html =>
  html`<h1 class="h t" dir="auto" style="margin:${above}px 0 0;${ink}font-size:34px;line-height:39px;font-weight:bold;word-break:break-word">${text}</h1>`;

/** Renders the heading of a section. */
export const heading = (text: string): Html =>
  html`<h2 class="t" style="margin:0;${ink}font-size:20px;line-height:26px;font-weight:bold">${text}</h2>`;

/** Renders a paragraph of text or HTML. `above` is its top margin in pixels. */
export const paragraph = (content: string | Html, above = 0): Html =>
  html`<p class="t" dir="auto" style="margin:${above}px 0 0;${ink}font-size:16px;line-height:25px;word-break:break-word">${content}</p>`;

/** Renders a paragraph in smaller, muted type. `above` is its top margin in pixels. */
export const note = (content: string | Html, above = 0): Html =>
  html`<p class="m" style="margin:${above}px 0 0;${muted}font-size:15px;line-height:23px">${content}</p>`;

/** Renders a link with its text. */
export const link = (url: string, text: string): Html =>
  html`<a class="a" href="${url}" style="${accent}">${text}</a>`;

/**
 * Renders labels with their values.
 *
 * @param width the width of the labels, in pixels
 */
export function details(
  entries: readonly { label: string; value: string | Html }[],
  width: number,
): Html {
  const cells = entries.map(({ label, value }, index) => {
    const line = index === 0 ? '' : `border-top:1px solid ${brandColours.line};`;
    return html`<tr><td class="st m ln" width="${width}" valign="top" style="${line}padding:10px 16px 10px 0;${muted}font-size:15px;line-height:23px">${label}</td><td class="st2 t ln" valign="top" dir="auto" style="${line}padding:10px 0;${ink}font-size:16px;line-height:23px;font-weight:bold;word-break:break-word">${value}</td></tr>`;
  });
  return html`<table ${table} width="100%">${cells}</table>`;
}

/** Renders the reference and its label, in a box that looks like a ticket. */
export function referenceBox(
  label: string,
  reference: string,
  entries: readonly { label: string; value: string }[],
): Html {
  const stub = html`<tr><td class="ln tkp" style="border-top:2px dashed ${brandColours.lineStrong};padding:8px 24px 12px">${details(entries, 130)}</td></tr>`;
  return html`<table ${table} width="100%" class="tk" style="background:${brandColours.butter}"><tr><td class="tkp" style="padding:20px 24px 16px"><p class="m" style="margin:0;${muted}font-size:15px;line-height:20px">${label}</p><p class="ref t" style="margin:4px 0 0;${ink}font-size:25px;line-height:32px;font-weight:bold;white-space:nowrap">${reference}</p></td></tr>${entries.length > 0 ? stub : ''}</table>`;
}

/** Renders numbered steps, with the digits of the language. */
export function steps(
  entries: readonly { title: string; text: string }[],
  language: Language,
): Html {
  const { digits } = formats[language];
  const cells = entries.map(
    ({ title: when, text }, index) =>
      html`<tr><td width="46" valign="top" style="padding:${index === 0 ? 0 : 16}px 0 0"><table ${table}><tr><td class="dot" width="32" height="32" align="center" style="width:32px;height:32px;border-radius:16px;background:${brandColours.ink};${fontFamily}font-size:16px;line-height:32px;color:${brandColours.marigold};font-weight:bold">${digits(index + 1)}</td></tr></table></td><td valign="top" style="padding:${index === 0 ? 4 : 20}px 0 0"><p class="t" style="margin:0;${ink}font-size:17px;line-height:23px;font-weight:bold">${when}</p><p class="t" style="margin:2px 0 0;${ink}font-size:16px;line-height:24px">${text}</p></td></tr>`,
  );
  return html`<table ${table} width="100%">${cells}</table>`;
}

/** Renders documents with tick marks. */
export function checklist(title: string, items: readonly string[], ticked: boolean): Html {
  const mark = ticked ? '✓' : '□';
  const cells = items.map(
    (item) =>
      html`<tr><td class="a" width="28" valign="top" style="padding:6px 0;${fontFamily}font-size:17px;line-height:24px;${accent}" aria-hidden="true">${mark}</td><td class="t" style="padding:6px 0;${ink}font-size:16px;line-height:24px">${item}</td></tr>`,
  );
  return html`<h3 class="m" style="margin:0;${muted}font-size:15px;line-height:22px;font-weight:bold">${title}</h3><table ${table} width="100%">${cells}</table>`;
}

/** Renders a coloured box. */
export function box(content: Html | readonly Html[], kind: 'calm' | 'due'): Html {
  const [name, background] =
    kind === 'due' ? ['due', brandColours.shapla] : ['tk', brandColours.sky];
  return html`<table ${table} width="100%" class="${name}" style="background:${background}"><tr><td class="tkp" style="padding:14px 20px">${content}</td></tr></table>`;
}

/** Renders links that look like buttons. The first one is the primary button. */
export function buttons(entries: readonly { url: string; text: string }[]): Html {
  const look = `display:inline-block;text-align:center;padding:13px 22px;${fontFamily}font-size:16px;line-height:20px;font-weight:bold;text-decoration:none;border-radius:6px;border:2px solid ${brandColours.ink};`;
  const cells = entries.map(({ url, text }, index) => {
    const colours =
      index === 0
        ? `background:${brandColours.ink};color:${brandColours.paper}`
        : `color:${brandColours.ink}`;
    return html`<td class="bt" style="padding:0 12px 10px 0"><a class="${index === 0 ? 'b1' : 'b2'}" href="${url}" style="${look}${colours}">${text}</a></td>`;
  });
  return html`<table ${table} class="btw"><tr>${cells}</tr></table>`;
}

/** Renders the text of a text area below its label. */
export const longText = (label: string, text: string): Html[] => [
  note(label),
  paragraph({ markup: escapeHtml(text).replaceAll('\n', '<br>') }, 4),
];

/** @param subject the subject of the new mail */
export function mailtoUrl(email: string, subject?: string): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
}
