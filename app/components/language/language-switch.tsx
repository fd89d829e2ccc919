import type { SwitchTarget } from './switch-target.ts';

/**
 * The link to the same page in the other language. The server puts the query of the request into the link. On a prerendered
 * page `enhanceLanguageSwitch` adds the query in the browser. It also stores the visitor's choice.
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
