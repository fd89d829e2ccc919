import { type ComponentProps, useEffect, useRef } from 'react';
import { confirmation } from '#content/forms/confirmation.ts';
import type { Form } from '#domain/submissions/form.ts';
import { Confirmation } from './confirmation.tsx';

const { panel } = confirmation;

type Props = Omit<ComponentProps<typeof Confirmation>, 'headingRef' | 'title' | 'text'> & {
  form: Pick<Form, 'correct' | 'noun'>;
  title?: string;
  text?: string;
};

/**
 * The confirmation of what was sent a moment ago: it comes into sight, and takes the focus.
 *
 * @param title by default, and with the text, what stands above the emptied form of a page. These texts come with it, and not
 *   with the page
 */
export function InlineConfirmation({ title, text, ...properties }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { form, inSheet = false } = properties;
  useEffect(() => {
    if (!inSheet) scrollTo({ top: 0, behavior: 'instant' });
    // Within a frame only the browser's own scrolling moves the page around it.
    heading.current?.focus({ preventScroll: !inSheet });
  }, [inSheet]);
  return (
    <Confirmation
      {...properties}
      title={title ?? panel.title(form.noun)}
      text={text ?? panel.text(form.noun)}
      headingRef={heading}
    />
  );
}
