import type { ComponentProps } from 'react';
import { useLanguage } from '#app/components/language/language-context.ts';
import { Island } from '#app/islands/island.tsx';
import { formTexts as bengali } from '#content/bn/forms/form-texts.ts';
import { formTexts as english } from '#content/en/forms/form-texts.ts';
import { FormTextsContext } from './form-texts-context.ts';

const texts = { en: english, bn: bengali };

/** An island with a form. The server renders it, so it has the texts of both languages. */
export function FormIsland<Props extends object>(props: ComponentProps<typeof Island<Props>>) {
  return (
    <FormTextsContext value={texts[useLanguage()]}>
      <Island {...props} />
    </FormTextsContext>
  );
}
