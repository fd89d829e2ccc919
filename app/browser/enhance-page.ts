import { carryPicture } from '#app/components/layout/carry-picture/carry-picture.ts';
import { enhanceHeader } from '#app/components/layout/header/enhance-header.ts';
import { listenForAccordionKeys } from '#app/components/sections/accordion/listen-for-accordion-keys.ts';
import { listenForPrint } from '#app/components/ui/print-button/listen-for-print.ts';
import { enhanceTooltips } from '#app/components/ui/tooltip/enhance-tooltips.ts';
import { fitWidths } from '#app/screens/can-i-go/select-width.ts';

/** What every page needs a script for, whether it is a document or React runs on it. */
export function enhancePage(): void {
  enhanceHeader();
  carryPicture();
  listenForPrint();
  listenForAccordionKeys();
  enhanceTooltips();
  fitWidths();
}
