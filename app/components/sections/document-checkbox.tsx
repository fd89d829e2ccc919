import type { ComponentProps } from 'react';
import { DocumentText } from './document-text.tsx';

/** A document as a checkbox. A script keeps its tick on the device, under the id of the guide. */
export function DocumentCheckbox(document: ComponentProps<typeof DocumentText>) {
  return (
    <label>
      <input type="checkbox" autoComplete="off" data-document={document.guide} />
      <DocumentText {...document} />
    </label>
  );
}
