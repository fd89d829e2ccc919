import { useLanguage } from '#app/components/language/language-context.ts';

/**
 * A currency and an amount, in the elements `small` and `b`. In Bengali the currency comes last.
 *
 * @param amount formatted: '800–1,200'
 */
export function LargeAmount({ currency, amount }: Record<'currency' | 'amount', string>) {
  const currencyText = <small>{currency}</small>;
  const amountText = <b>{amount}</b>;
  if (useLanguage() === 'bn') {
    return (
      <>
        {amountText} {currencyText}
      </>
    );
  }
  return (
    <>
      {currencyText} {amountText}
    </>
  );
}
