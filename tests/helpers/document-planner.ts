import type { Frame, Page } from '@playwright/test';

/** Returns the path of the plan for an option. `more` is appended to its query. */
export const plannerPath = (id: string, more = '') =>
  `/global-programs?age=22&length=12-months&plan=${id}${more}`;
export const month = (page: Page) => page.getByLabel('Month of departure');
export const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
export const count = (page: Page) => page.getByText(/^\d+ of \d+ documents (is|are) ready\.$/);
export const timelineHeading = (page: Page) =>
  page.getByRole('heading', { name: /^You leave on .* \d{4}$/ });
export const reminder = (page: Page | Frame) =>
  page.getByRole('region', { name: 'Next in your plan' });

/** The months of departure that can be chosen, such as '2027-09'. */
export const readMonths = (page: Page) =>
  month(page).evaluate((select: HTMLSelectElement) =>
    [...select.options].map((option) => option.value),
  );

/** The day that is a number of weeks before the first of a month, in ISO 8601. @param month such as '2027-09' */
export function weeksBefore(month: string, weeks: number) {
  return new Date(Date.parse(`${month}-01`) - weeks * 7 * 86_400_000).toISOString().slice(0, 10);
}

/** Formats a day like '1 September 2027'. */
export const formatDay = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** The entries of a calendar file, each with its day and title. */
export function readCalendarEntries(calendar: string) {
  const lines = calendar.replaceAll('\r\n ', '').split('\r\n');
  const values = (name: string) =>
    lines.filter((line) => line.startsWith(name)).map((line) => line.replace(/^[^:]*:/, ''));
  return values('DTSTART').map((date, index) => `${date} ${values('SUMMARY')[index]}`);
}
