import type { CSSProperties } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { menus } from '#content/menus.ts';

/** The panel of the programmes menu: the overview with a picture, and the programmes with icons. */
export function ProgrammesMenu() {
  const { overview, links } = menus.programmes;
  return (
    <div className="container menu icons">
      <a href={overview.to}>
        <Illustration {...overview.picture} />
        <span>
          <b>{overview.name}</b>
          <span>
            {overview.text} <Icon name="arrow-right" />
          </span>
        </span>
      </a>
      <ul>
        {links.map(({ to, name, icon }) => (
          <li key={`${name} ${to}`}>
            <a href={to}>
              <span className="icon-circle">
                <Icon name={icon} />
              </span>
              <b>{name}</b>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The panel of the destinations menu: the overview, and the countries with flags in a column or two per group of regions. */
export function DestinationsMenu() {
  const { all, groups } = menus.destinations;
  return (
    <div className="container menu flags">
      <a href={all.to}>
        <Illustration {...all.picture} />
        <b>{all.name}</b>
        <Icon name="arrow-right" />
      </a>
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
                <a href={to}>
                  <Illustration file={flag} width={22} />
                  {name}
                </a>
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
      {menus.national.links.map(({ to, name, text, picture }) => (
        <li key={`${name} ${to}`}>
          <a href={to}>
            <Illustration {...picture} />
            <span>
              <b>{name}</b>
              <span>{text}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
