import {
  createApplicantAnswers,
  formPath,
  newEmail,
  requiredMessages,
} from '../helpers/application-form.ts';
import { findSubmissions } from '../helpers/store.ts';
import { click, fill, openHydrated, waitForHydration, waitForValue } from './actions.ts';
import { expect, test } from './test.ts';

const submit = { selector: 'form [type=submit]' };
const isConfirmed = () =>
  /OPR-[\dA-Z]{4}-[\dA-Z]{4}/.test(document.querySelector('main')?.textContent ?? '');

/**
 * Runs in the page: writes the contrast ratio of the disabled submit button (WCAG 2.2, "contrast ratio") into `data-contrast`
 * every 100 ms.
 */
function recordBusyButtonContrast() {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
      .map((channel) => Number(channel) / 255)
      .map((channel) =>
        channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
      );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  setInterval(() => {
    const button = document.querySelector('form [type=submit]:disabled');
    if (!button) return;
    const { color, backgroundColor } = getComputedStyle(button);
    const [text, background] = [luminance(color), luminance(backgroundColor)];
    const contrast = (Math.max(text, background) + 0.05) / (Math.min(text, background) + 0.05);
    document.documentElement.dataset.contrast = String(contrast);
  }, 100);
}

test('an empty application is rejected with the message of each required field', async ({
  openTab,
  site,
}) => {
  const tab = await openTab();
  await openHydrated(tab, site.url + formPath);
  await click(tab, submit);
  await waitForValue(tab, Object.values(requiredMessages), () =>
    [...document.querySelectorAll('[aria-labelledby=error-summary] a')].map(
      ({ textContent }) => textContent,
    ),
  );
  await waitForValue(tab, 'error-summary', () =>
    document.activeElement?.getAttribute('aria-labelledby'),
  );
});

test('a valid application has a readable busy button, a reference after two seconds, and Back leads to the previous page', async ({
  openTab,
  site,
}) => {
  const tab = await openTab();
  await openHydrated(tab, `${site.url}/apply`);
  await click(tab, { selector: `a[href="${formPath}"]` });
  await waitForValue(tab, true, () => document.querySelector('[name=firstName]') !== null);
  await waitForHydration(tab);
  const answers = createApplicantAnswers();
  await fill(tab, answers);
  await tab.evaluate(recordBusyButtonContrast);
  const startedAt = Date.now();
  await click(tab, submit);
  await waitForValue(tab, true, isConfirmed);
  const contrast = await tab.evaluate(() => document.documentElement.dataset.contrast);
  expect(Number(contrast)).toBeGreaterThan(4.5);
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(2000);
  expect(await findSubmissions(site, String(answers.email))).toHaveLength(1);
  await tab.evaluate(() => history.back());
  await waitForValue(tab, '/apply', () => location.pathname);
});

test('after a reload the form is empty and offers what was typed as a draft', async ({
  openTab,
  site,
}) => {
  const tab = await openTab();
  await openHydrated(tab, site.url + formPath);
  await click(tab, { selector: '[name=firstName]' });
  await tab.type('Nusrat');
  await waitForValue(tab, true, () =>
    Object.values({ ...localStorage }).some((value) => String(value).includes('Nusrat')),
  );
  await tab.evaluate(() => {
    document.documentElement.dataset.left = '';
    setTimeout(() => location.reload());
  });
  await waitForValue(tab, false, () => 'left' in document.documentElement.dataset);
  await waitForHydration(tab);
  await waitForValue(
    tab,
    true,
    () => document.querySelector('main')?.textContent?.includes('Use it') ?? false,
  );
  expect(
    await tab.evaluate(() => document.querySelector<HTMLInputElement>('[name=firstName]')?.value),
  ).toBe('');
  await click(tab, { selector: 'button', text: 'Use it' });
  await waitForValue(
    tab,
    'Nusrat',
    () => document.querySelector<HTMLInputElement>('[name=firstName]')?.value,
  );
});

test('an embedded form offers its draft above the first field, and keeps what was typed since', async ({
  openTab,
  site,
}) => {
  const frame = 'iframe[src="/embed/study-abroad"]';
  /** Runs in the page: the value of a field in the iframe. */
  const readField = (selector: string, name: string) =>
    document
      .querySelector<HTMLIFrameElement>(selector)
      ?.contentDocument?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
  const tab = await openTab({ width: 390, height: 844 });
  await tab.open(`${site.url}/apply`);
  await tab.evaluate((savedAt) => {
    const answers = { firstName: 'Nusrat', lastName: 'Rahman' };
    const draft = { submissionId: '3f0c1c4e-3a7e-4f3e-9a53-3b2f7a1f7e11', answers, savedAt };
    localStorage.setItem('draft:/embed/study-abroad', JSON.stringify(draft));
  }, Date.now());
  await tab.open(`${site.url}/apply/study-abroad`);
  await waitForHydration(tab, frame);
  await waitForValue(
    tab,
    true,
    (selector) => {
      const form = document
        .querySelector<HTMLIFrameElement>(selector)
        ?.contentDocument?.querySelector('form');
      const offer = form?.querySelector('[aria-label=Draft]')?.getBoundingClientRect();
      const field = form?.querySelector('[name=firstName]')?.getBoundingClientRect();
      return Boolean(offer && field && offer.height > 40 && offer.bottom < field.top);
    },
    frame,
  );
  expect(await tab.evaluate(readField, frame, 'firstName')).toBe('');
  await click(tab, { selector: '[name=firstName]', frame });
  await tab.type('Tanvir');
  await waitForValue(tab, 'Tanvir', readField, frame, 'firstName');
  await click(tab, { selector: 'button', text: 'Use it', frame });
  await waitForValue(tab, 'Rahman', readField, frame, 'lastName');
  expect(await tab.evaluate(readField, frame, 'firstName')).toBe('Tanvir');
});

test('the iframe of the contact form is as high as the form, which can be sent from there', async ({
  openTab,
  site,
}) => {
  const frame = 'iframe[title="Contact form"]';
  const tab = await openTab();
  await openHydrated(tab, `${site.url}/contact`);
  await tab.evaluate((selector) => document.querySelector(selector)?.scrollIntoView(), frame);
  await waitForHydration(tab, frame);
  await waitForValue(
    tab,
    0,
    (selector) => {
      const element = document.querySelector<HTMLIFrameElement>(selector);
      const body = element?.contentDocument?.body;
      return (element?.clientHeight ?? 0) - Math.ceil(body?.getBoundingClientRect().height ?? 0);
    },
    frame,
  );
  const answers = {
    writingAs: 'student',
    name: 'Tanvir Alam',
    email: newEmail(),
    message: 'Which documents does the embassy ask for, and where do I have them translated?',
  };
  await fill(tab, answers, frame);
  await click(tab, { ...submit, frame });
  await waitForValue(
    tab,
    true,
    (selector) =>
      /OPR-[\dA-Z]{4}-[\dA-Z]{4}/.test(
        document.querySelector<HTMLIFrameElement>(selector)?.contentDocument?.querySelector('main')
          ?.textContent ?? '',
      ),
    frame,
  );
  expect(await findSubmissions(site, String(answers.email))).toHaveLength(1);
});
