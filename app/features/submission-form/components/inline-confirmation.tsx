import { type ComponentProps, useEffect, useRef } from 'react';
import { ErrorBoundary } from '#app/components/error-boundary.tsx';
import type { Form } from '#domain/submissions/form.ts';
import { Confirmation } from './confirmation.tsx';
import { confirmationCardId } from './confirmation-card.tsx';

type Props = Omit<ComponentProps<typeof Confirmation>, 'headingRef' | 'title' | 'text'> & {
  form: Pick<Form, 'correct' | 'noun'>;
  title?: string;
  text?: string;
};

/**
 * The confirmation of a submission that was just sent by script. It scrolls into view and takes the focus. If it throws an error, the
 * server's page with the confirmation takes the place of the form's, since the submission is stored.
 *
 * @param props.title defaults, like `text`, to the texts above the emptied form of a page
 */
export function InlineConfirmation(props: Props) {
  return (
    <ErrorBoundary onFailure={() => location.replace(props.confirmation.page)}>
      <FocusedConfirmation {...props} />
    </ErrorBoundary>
  );
}

function FocusedConfirmation({ title, text, ...props }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { form, texts, inSheet = false } = props;
  useEffect(() => {
    if (!inSheet) scrollTo({ top: 0, behavior: 'instant' });
    // Inside an iframe only the browser's own scrolling moves the parent page.
    heading.current?.focus({ preventScroll: !inSheet });
    // The page scrolls only if a part of the card is out of view or behind the success notice (confirmation-card.module.css).
    if (!inSheet) document.getElementById(confirmationCardId)?.scrollIntoView({ block: 'nearest' });
  }, [inSheet]);
  return (
    <Confirmation
      {...props}
      title={title ?? texts.panel.title(form.noun)}
      text={text ?? texts.panel.text(form.noun)}
      headingRef={heading}
    />
  );
}
