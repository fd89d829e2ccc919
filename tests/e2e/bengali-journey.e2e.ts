import PostalMime from 'postal-mime';
import { newEmail } from '../helpers/application-form.ts';
import { bengaliSubmitButton, fillInBengaliForm } from '../helpers/bengali-form.ts';
import { staffAddress, test } from '../helpers/mail-test.ts';
import { runStaffTool } from '../helpers/store.ts';
import { expect } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

test('in Bengali from the home page to the mail and to the list of the staff', async ({
  page,
  site,
  smtp,
}) => {
  await page.goto('/bn');
  await page.getByLabel('আপনার বয়স').fill('২২');
  await page.getByRole('button', { name: 'কোথায় যেতে পারব, দেখান' }).press('Enter');
  await expect(page).toHaveURL(/\/bn\/global-programs/);
  await expect(page.getByRole('heading', { name: 'এখনই আবেদন করতে পারেন' })).toBeVisible();
  await expect(page.getByLabel('আপনার বয়স')).toHaveValue('২২');

  await waitForHydration(page);
  await page.getByRole('link', { name: 'ভার্চুয়াল ইন্টার্নশিপ', exact: true }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ভার্চুয়াল ইন্টার্নশিপ');
  await page.getByRole('link', { name: 'পরিবারের জন্য এক পাতা' }).press('Enter');
  await expect(page).toHaveURL(/\/bn\/global-programs\?view=sheet&plan=virtual-internship$/);
  await expect(page.getByRole('heading', { name: 'আমরা কখনো যা চাই না' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'আবেদন করুন' }).press('Enter');
  await expect(page).toHaveURL(/\/bn\/apply\/virtual-internship$/);
  await waitForHydration(page);
  const email = newEmail();
  await fillInBengaliForm(page, email);
  // The visitor takes a minute: a form that is filled in within three seconds counts as spam.
  await page.evaluate(() => {
    const start = performance.now();
    performance.now = () => start + 60_000;
  });
  await page.getByLabel('ফোন নম্বর').fill('০১৭০০');
  await bengaliSubmitButton(page).press('Enter');
  await expect(page.getByRole('region', { name: /আরেকবার দেখুন/ })).toContainText(
    'ফোন নম্বরে অন্তত ১০টি অঙ্ক লিখুন।',
  );
  await page.getByLabel('ফোন নম্বর').fill('+৮৮০ ১৭০০-০০০০০০');
  await bengaliSubmitButton(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'আপনার আবেদনটি পেয়েছি' })).toBeFocused();
  const sheetLink = page.getByRole('link', { name: 'ভার্চুয়াল ইন্টার্নশিপ: পরিবারের জন্য এক পাতা' });
  await expect(sheetLink).toHaveAttribute('href', /^\/bn\/global-programs\?view=sheet/);
  const reference =
    (await page.locator('#confirmation-card').getByText(/^OPR-/).textContent()) ?? '';

  const mails = await smtp.waitForMails(2);
  const read = (address: string) =>
    PostalMime.parse(mails.find(({ to }) => to[0] === address)?.source ?? '');
  const acknowledgement = await read(email);
  expect(acknowledgement.subject).toContain(reference);
  expect(acknowledgement.html).toContain('<html lang="bn"');
  expect(acknowledgement.text).toContain('যা এখনো বাকি:');
  expect((await read(staffAddress)).text).toContain('Answer in Bengali');
  expect(await runStaffTool(site, 'list')).toMatch(
    new RegExp(`${reference} .*\n  answer in Bengali`),
  );
});
