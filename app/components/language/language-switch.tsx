import type { SwitchTarget } from './switch-target.ts';

/**
 * The link to the same page in the other language. The server writes the query of its request into it; `enhanceLanguageSwitch`
 * adds that of a prerendered page, and stores the choice.
 */
export function LanguageSwitch({
  target: { href, language, name },
  className,
}: {
  target: SwitchTarget;
  className: string | undefined;
}) {
  return (
    <a href={href} lang={language} hrefLang={language} className={className} data-language-switch>
      {name}
    </a>
  );
}
