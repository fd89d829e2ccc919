import { confirmationAt, placeAt } from '#app/features/submission-form/form-route.server.ts';
import { calendarText } from '#common/calendar.ts';
import { confirmation } from '#content/forms/confirmation.ts';
import { site } from '#content/site.ts';
import { promiseOf } from '#domain/submissions/next-steps.server.ts';
import { StoreError } from '#domain/submissions/store-error.server.ts';
import { settingsContext } from '#server/contexts.ts';
import type { Route } from './+types/answer-calendar-route.ts';

const headers = { 'Cache-Control': 'no-store' };

/**
 * When an answer to a form is due, as a file that calendars take. Calendars are shown to others: of the submission it
 * has the reference alone, and no link to its page.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const place = placeAt(params);
  const { noun } = place.form;
  const texts = confirmation.calendar;
  const own = await confirmationAt(request, place, context).catch((error: unknown) => {
    if (!(error instanceof StoreError)) throw error;
    throw new Response(texts.failed, { status: 503, headers });
  });
  const { reference, submittedAt } = own;
  const promise = promiseOf(place.form, submittedAt);
  if (!promise) throw new Response(null, { status: 404 });
  const { SITE_URL: siteUrl } = context.get(settingsContext);
  const entry = {
    uid: `answer-${reference}`,
    date: promise.due,
    title: texts.title,
    text: texts.text(noun, reference, promise.text),
    url: `${siteUrl}${confirmation.correct.contact.to}`,
  };
  return new Response(calendarText([entry], { siteUrl, by: site.name, at: new Date() }), {
    headers: {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${reference}.ics"`,
    },
  });
}
