import { site } from '#app/content/site.ts';
import type { ProgrammePage } from '#app/content/vocabulary/programme.ts';
import { html } from '#common/html.ts';
import { band, heading, picture } from './bands.ts';

/** How one applies, with the addresses that the page's buttons lead to, and where we are. */
export const closing = ({ closing, actions }: Pick<ProgrammePage, 'closing' | 'actions'>) => [
  band(
    'closing',
    picture(closing.picture),
    html`<div>${heading(closing.title)}
<p>${closing.lede}</p>
<ul>${actions.map(
      ({ name, to }) =>
        html`<li><span class="name">${name}</span> <a href="${site.website}${to}">${site.website.replace('https://', '')}${to}</a></li>`,
    )}</ul></div>`,
  ),
  html`<div class="contact">
<p><span class="name">${site.name}</span><br>${site.email}</p>
${site.offices.map(
  (office) =>
    html`<p><span class="name">${office.name}</span><br>${office.address}<br>${office.phone}</p>`,
)}
</div>`,
];
