import type { CSSProperties } from 'react';
import { useLanguage } from '#app/components/language/language-context.ts';
import { PageLink } from '#app/components/language/page-link.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { finderLink } from '#content/navigation.ts';
import { useMenus } from './menus-context.ts';

/**
 * The panel of the programmes menu: the overview with a picture, and the programmes with icons. The row below them isn't on
 * phones, whose drawer has "Can I go?" as its second link.
 */
export function ProgrammesMenu() {
  const language = useLanguage();
  const { overview, links } = useMenus().programmes;
  const finder = finderLink[language];
  return (
    <div className="container menu icons">
      <PageLink to={overview.to}>
        <Illustration {...overview.picture} />
        <span>
          <b>{overview.name}</b>
          <span>
            {overview.text} <Icon name="arrow-right" />
          </span>
        </span>
      </PageLink>
      <ul>
        {links.map(({ to, name, icon }) => (
          <li key={`${name} ${to}`}>
            <PageLink to={to}>
              <span className="icon-circle">
                <Icon name={icon} />
              </span>
              <b>{name}</b>
            </PageLink>
          </li>
        ))}
      </ul>
      <p>
        <PageLink to={finder.to} className="text-link">
          {finder.name} <Icon name="arrow-right" />
        </PageLink>
      </p>
    </div>
  );
}

/** The panel of the destinations menu: the overview, and the countries with flags in a column or two per group of regions. */
export function DestinationsMenu() {
  const { all, groups } = useMenus().destinations;
  return (
    <div className="container menu flags">
      <PageLink to={all.to}>
        <Illustration {...all.picture} />
        <b>{all.name}</b>
        <Icon name="arrow-right" />
      </PageLink>
      {groups.map(({ region, name: group, columns, links }) => (
        <div
          key={region}
          className={`region-${region}`}
          style={{ '--columns': columns } as CSSProperties}
        >
          <p>{group}</p>
          <ul aria-label={group}>
            {links.map(({ to, name, flag }) => (
              <li key={`${name} ${to}`}>
                <PageLink to={to}>
                  <Illustration file={flag} width={22} />
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** The panel of the national programmes menu, with a card for each page. */
export function NationalMenu() {
  return (
    <ul className="container menu cards">
      {useMenus().national.links.map(({ to, name, text, picture }) => (
        <li key={`${name} ${to}`}>
          <PageLink to={to}>
            <Illustration {...picture} />
            <span>
              <b>{name}</b>
              <span>{text}</span>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
