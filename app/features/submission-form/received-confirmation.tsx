import { useLanguage } from '#app/components/language/language-context.ts';
import { confirmations } from '#content/forms/confirmations.ts';
import { Confirmation } from './components/confirmation.tsx';
import type { loadConfirmation } from './form-route.server.ts';

type Props = Awaited<ReturnType<typeof loadConfirmation>> & {
  /** Whether it is in the sheet of an embedded form. */
  inSheet?: boolean;
};

/** The confirmation after a native form submission, without JavaScript or before it has loaded. */
export function ReceivedConfirmation(props: Props) {
  const { path, submissionId, confirmation, form, inSheet = false } = props;
  return (
    <Confirmation
      texts={confirmations[useLanguage()]}
      form={form}
      level={1}
      {...form.stored}
      confirmation={confirmation}
      sent={{ path, submissionId }}
      inSheet={inSheet}
    />
  );
}
