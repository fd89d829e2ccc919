import { PageLink } from '#app/components/language/page-link.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import type { SearchOption } from './option-groups.ts';
import results from './results.module.css';
import { SearchResultContent } from './search-result-content.tsx';

/** An option of the search dialog: a link that is no tab stop, because the focus stays in the field. */
export function OptionLink({
  id,
  option,
  isActive,
  onOpen,
}: {
  id: string;
  option: SearchOption;
  isActive: boolean;
  onOpen: () => void;
}) {
  const isResult = 'result' in option;
  return (
    <PageLink
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      to={option.to}
      className={isResult ? results.result : results.link}
      onClick={onOpen}
    >
      {isResult ? (
        <SearchResultContent {...option.result} />
      ) : (
        <>
          {option.name} <Icon name="arrow-right" />
        </>
      )}
    </PageLink>
  );
}
