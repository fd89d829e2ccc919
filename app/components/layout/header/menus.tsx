import { Link } from 'react-router';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration/illustration.tsx';
import { menus } from '#app/content/menus.ts';

export function ProgrammesMenu() {
  const { overview, links } = menus.programmes;
  return (
    <div className="container menu icon-menu">
      <Link to={overview.to}>
        <Illustration {...overview.picture} />
        <span>
          <b>{overview.name}</b>
          <span>
            {overview.text} <Icon name="arrow-right" />
          </span>
        </span>
      </Link>
      <ul>
        {links.map(({ to, name, icon }) => (
          <li key={`${name} ${to}`}>
            <Link to={to}>
              <span className="disc">
                <Icon name={icon} />
              </span>
              <b>{name}</b>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function DestinationsMenu() {
  const { all, columns } = menus.destinations;
  return (
    <div className="container menu flag-menu">
      <Link to={all.to}>
        <Illustration {...all.picture} />
        <b>{all.name}</b>
        <Icon name="arrow-right" />
      </Link>
      {columns.map(({ title, label, region, links }) => (
        <div key={label} className={`region-${region}`}>
          <p>{title}</p>
          <ul aria-label={label}>
            {links.map(({ to, name, flag }) => (
              <li key={`${name} ${to}`}>
                <Link to={to}>
                  <Illustration file={flag} width={22} />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

export function NationalMenu() {
  return (
    <ul className="container menu card-menu">
      {menus.national.links.map(({ to, name, text, picture }) => (
        <li key={`${name} ${to}`}>
          <Link to={to}>
            <Illustration {...picture} />
            <span>
              <b>{name}</b>
              <span>{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
