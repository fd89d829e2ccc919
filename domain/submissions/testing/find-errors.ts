import { checkAnswers } from '../check-answers.ts';
import type { Answers } from '../form.ts';
import { getApplicationForm } from '../forms/application.ts';
import { filledForm } from './examples.ts';

export const exchangeForm = getApplicationForm('student-exchange', 'en');

/** Returns the errors of an application form that is filled correctly except for some values. */
export const findErrors = (values: Answers, form = exchangeForm) =>
  checkAnswers(form, { ...filledForm, ...values }).errors;
