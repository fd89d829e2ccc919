import { memo } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { useFinderTexts } from './finder-texts.ts';
import { listExchangeRates } from './format-opportunity.ts';
import { useOpportunities } from './use-opportunities.ts';

/** The exchange rates of the amounts in taka, folded. */
export const ExchangeRates = memo(function ExchangeRates() {
  const texts = useFinderTexts();
  return (
    <details>
      <summary>
        <span>{texts.results.rates}</span> <Icon name="chevron-down" />
      </summary>
      <p>{texts.figures.ratesNote(listExchangeRates(useOpportunities(), texts))}</p>
    </details>
  );
});
