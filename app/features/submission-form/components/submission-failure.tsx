import { Button } from '#app/components/ui/button.tsx';
import { useOnline } from '#app/features/offline/use-online.ts';
import { useFormTexts } from '#app/features/submission-form/form-texts-context.ts';
import type { Failure } from '#content/forms/failure.ts';
import { FailureNote } from './failure-note.tsx';

/**
 * The message after a failure. When the network is back after an offline failure, it has a button that sends the same
 * submission again.
 */
export function SubmissionFailure({
  failure,
  noun,
  isDraftStored,
}: {
  failure: Failure;
  noun: string;
  isDraftStored: boolean;
}) {
  const isOnline = useOnline();
  const { backOnline, getFailureTexts } = useFormTexts();
  if (failure !== 'offline' || !isOnline)
    return <FailureNote {...getFailureTexts(failure, noun, isDraftStored)} />;
  return (
    <FailureNote title={backOnline.title} text={backOnline.text(noun)}>
      <Button type="submit" variant="ink" size="small">
        {backOnline.action}
      </Button>
    </FailureNote>
  );
}
