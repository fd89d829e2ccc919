import { useEffect } from 'react';
import { type FormState, getSummaryItems } from './form-state.ts';
import { useFormTexts } from './form-texts-context.ts';

/** Says in the document's title that answers need another look, until they are corrected. So does the server's page. */
export function useErrorTitle(state: FormState): void {
  const { errorPrefix } = useFormTexts();
  const hasErrors = getSummaryItems(state).some(({ fixed }) => !fixed);
  useEffect(() => {
    const title = document.title.replace(errorPrefix, '');
    document.title = hasErrors ? errorPrefix + title : title;
  }, [hasErrors, errorPrefix]);
}
