import type { Page } from '@playwright/test';
import { createApplicantAnswers, sampleLetter } from './application-form.ts';
import { fillIn } from './fill-in.ts';

export const bengaliFormPath = '/bn/apply/virtual-internship';

/** Fills in the shared application form in Bengali, with Bengali digits wherever a number is typed. */
export async function fillInBengaliForm(page: Page, email: string) {
  // Fields that came later keep the example's answers.
  await fillIn(page, createApplicantAnswers(email));
  await page.getByLabel('নামের প্রথম অংশ').fill('নুসরাত');
  await page.getByLabel('নামের শেষ অংশ').fill('রহমান');
  await page.getByLabel('ই-মেইল ঠিকানা').fill(email);
  await page.getByLabel('ফোন নম্বর').fill('+৮৮০ ১৭০০-০০০০০০');
  await page.getByLabel('জন্মতারিখ').fill('2003-03-14');
  await page.getByLabel('জাতীয়তা').fill('বাংলাদেশি');
  await page.getByLabel('স্নাতক পর্যায়ে পড়ছি').check();
  await page.getByLabel('শিক্ষাপ্রতিষ্ঠানের নাম').fill('ঢাকা বিশ্ববিদ্যালয়');
  await page.getByLabel('পড়ার বিষয়', { exact: true }).fill('পর্যটন');
  await page.getByLabel('পড়া শেষ হওয়ার সম্ভাব্য বছর').fill('২০২৭');
  await page.getByLabel('যে তারিখে শুরু করতে চান').fill('2027-02-01');
  await page.getByLabel('পছন্দের দেশ').selectOption({ label: 'পর্তুগাল' });
  await page.getByLabel('৬ মাস', { exact: true }).check();
  await page.getByLabel('ভাষার দক্ষতা').fill('বাংলা, ইংরেজি');
  await page.getByLabel('মোটিভেশন লেটার').fill(sampleLetter);
  await page.getByRole('checkbox', { name: 'আমি শর্তাবলি মেনে নিচ্ছি' }).check();
}

export const bengaliSubmitButton = (page: Page) => page.getByRole('button', { name: /^আবেদন জমা/ });
