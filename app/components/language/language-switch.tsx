import { useLocation } from 'react-router';
import { isEditionOpen } from '#content/is-edition-open.ts';
import { getSwitchTarget } from './switch-target.ts';

/**
 * The link to the same page in the other language. The server writes the query of its request into it; `enhanceLanguageSwitch`
 * adds that of a prerendered page, and stores the choice.
 */
export function LanguageSwitch({
  className,
  isOpen = isEditionOpen,
}: {
  className: string | undefined;
  isOpen?: boolean;
}) {
  const { pathname, search } = useLocation();
  const target = getSwitchTarget(pathname + search, isOpen);
  if (!target) return null;
  const { href, language, name } = target;
  return (
    <a href={href} lang={language} hrefLang={language} className={className} data-language-switch>
      {name}
    </a>
  );
}
