import { memo } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { useFinderTexts } from './finder-texts.ts';

/** The exchange rates of the amounts in taka, folded. */
export const ExchangeRates = memo(function ExchangeRates({ note }: { note: string }) {
  return (
    <details>
      <summary>
        <span>{useFinderTexts().results.rates}</span> <Icon name="chevron-down" />
      </summary>
      <p>{note}</p>
    </details>
  );
});
