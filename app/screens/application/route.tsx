import { useMemo } from 'react';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { ProgressList } from '#app/components/forms/progress/progress-list.tsx';
import { ProgressStrip } from '#app/components/forms/progress/progress-strip.tsx';
import { SubmissionForm } from '#app/components/forms/submission-form/submission-form.tsx';
import { TermsDialog } from '#app/components/forms/terms/terms.tsx';
import { ApplicationHeader } from '#app/components/sections/application-header/application-header.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { applicationPage } from '#app/content/application-pages.ts';
import { formTexts } from '#app/content/forms/wording.ts';
import { chosenAnswers } from '#app/forms/chosen-answers.ts';
import { actOnForm, placeAt } from '#app/forms/form-route.server.ts';
import { progressOf } from '#app/forms/progress.ts';
import { emptyForm, type InitialForm, useSubmissionForm } from '#app/forms/use-submission-form.ts';
import { metadataOf } from '#app/page-metadata.ts';
import { LatePlanReminder } from '#app/screens/plan/plan-reminder.tsx';
import { planSummary } from '#app/screens/plan/plan-summary.server.ts';
import type { PlanSummary } from '#app/screens/plan/plan-summary.ts';
import type { Form } from '#submissions/form.ts';
import { applicationForm } from '#submissions/forms/application.ts';
import { isApplicationSlug } from '#submissions/forms/application-programmes.ts';
import { createSubmissionId } from '#submissions/submission-id.ts';
import type { Route } from './+types/route.ts';
import styles from './application-page.module.css';

/** The form is sent with an id of its own, and what was sent back by the server is the visitor's alone. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => {
  const headers = new Headers(actionHeaders);
  headers.set('Cache-Control', 'no-store');
  return headers;
};

export function loader({ request, params }: Route.LoaderArgs) {
  const { programme } = params;
  if (!isApplicationSlug(programme)) throw data(null, { status: 404 });
  const { form, path } = placeAt(params);
  const { searchParams } = new URL(request.url);
  const plan = planSummary(searchParams, programme);
  return {
    programme,
    path,
    page: applicationPage(programme),
    chosen: chosenAnswers(form, searchParams),
    submissionId: createSubmissionId(),
    ...(plan && { plan }),
  };
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  actOnForm(request, params, context);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? metadataOf(loaderData.page) : [];

/** The texts don't change while the page is open. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.programme !== nextParams.programme;

export default function ApplicationRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { programme, path, page, chosen, submissionId, plan } = loaderData;
  const form = useMemo(() => applicationForm(programme), [programme]);
  const initial = actionData ?? emptyForm(form, { chosen, submissionId });
  // The server still takes what somebody had begun to fill in before: no application is lost.
  if (page.paused && !actionData) return <ApplicationHeader {...page} />;
  // A key, so that going from one programme to another starts anew.
  return (
    <ApplicationPage key={path} form={form} path={path} page={page} plan={plan} initial={initial} />
  );
}

/** The page of a programme that is applied for with the shared form. */
function ApplicationPage({
  form,
  path,
  page,
  plan,
  initial,
}: Pick<Route.ComponentProps['loaderData'], 'path' | 'page'> & {
  plan: PlanSummary | undefined;
  form: Form;
  initial: InitialForm;
}) {
  const control = useSubmissionForm(form, { initial, path, withNotices: true });
  const progress = progressOf(control.state);
  const { sent } = control;
  return (
    <>
      {sent && (
        <div className={styles.confirmed}>
          <sent.FreshConfirmation
            key={sent.receipt.reference}
            form={form}
            level={2}
            receipt={sent.receipt}
          >
            <LatePlanReminder plan={plan} level={3} />
          </sent.FreshConfirmation>
        </div>
      )}
      <ApplicationHeader {...page} />
      <ProgressStrip progress={progress} />
      <div className={`container ${styles.columns}`}>
        <SubmissionForm
          form={form}
          path={plan ? `${path}?${plan.query}` : path}
          initial={initial}
          control={control}
          progress={progress}
        />
        <aside aria-label={formTexts.progress.title} className={styles.aside}>
          <div className={styles.sticky}>
            <ProgressList progress={progress} />
            <p className={styles.privacy}>
              <Icon name="lock" />
              <span>
                {formTexts.privacy.text}{' '}
                <button type="button" onClick={control.clear} disabled={control.busy}>
                  {formTexts.privacy.remove}
                </button>
              </span>
            </p>
          </div>
        </aside>
      </div>
      {form.terms && <TermsDialog {...form.terms} />}
    </>
  );
}
