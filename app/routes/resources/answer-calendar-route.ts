import {
  findConfirmationOr404,
  getFormOr404,
} from '#app/features/submission-form/form-route.server.ts';
import { formatCalendar } from '#common/calendar.ts';
import { toDhakaDay } from '#common/dhaka-time.ts';
import { answerCalendars } from '#content/forms/answer-calendars.ts';
import { localisePath } from '#content/language.ts';
import { site } from '#content/site.ts';
import { getAnswerDeadline } from '#domain/submissions/next-steps.server.ts';
import { StoreError } from '#domain/submissions/store-error.server.ts';
import { settingsContext } from '#server/contexts.ts';
import type { Route } from './+types/answer-calendar-route.ts';

const headers = { 'Cache-Control': 'no-store' };

/**
 * Serves the date by which we answer a submission as a calendar file. People share their calendars, so the file contains
 * only the submission's reference, and no link to its page.
 *
 * @throws Response 404 when there is no such submission or no deadline, 503 when the store fails
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const formContext = getFormOr404(request, params);
  const { noun, language } = formContext.form;
  const texts = answerCalendars[language];
  const submission = await findConfirmationOr404(request, formContext, context).catch(
    (error: unknown) => {
      if (!(error instanceof StoreError)) throw error;
      throw new Response(texts.failed, { status: 503, headers });
    },
  );
  const { reference, submittedAt } = submission;
  const replyDeadline = getAnswerDeadline(formContext.form, submittedAt);
  if (!replyDeadline) throw new Response(null, { status: 404 });
  const { SITE_URL: siteUrl } = context.get(settingsContext);
  const entry = {
    uid: `answer-${reference}`,
    date: replyDeadline.isOfficeOpen ? replyDeadline.due : toDhakaDay(replyDeadline.due),
    title: texts.title,
    text: texts.text(noun, reference, replyDeadline.text),
    url: `${siteUrl}${localisePath('/contact', language)}`,
  };
  return new Response(
    formatCalendar([entry], { siteUrl, by: site[language].name, at: new Date() }),
    {
      headers: {
        ...headers,
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="${reference}.ics"`,
      },
    },
  );
}
