import { type ReactNode, use } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useLanguage } from '#app/components/language/language-context.ts';
import { LanguageSwitch } from '#app/components/language/language-switch.tsx';
import { PageLink } from '#app/components/language/page-link.tsx';
import { getSwitchTarget } from '#app/components/language/switch-target.ts';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { localisePath } from '#content/language.ts';
import { navigation as navigations } from '#content/navigation.ts';
import { createPhoneUrl } from '#content/phone-url.ts';
import { site } from '#content/site.ts';
import { Logo } from '../logo.tsx';
import { ResponseStatusContext } from '../response-status-context.ts';
import styles from './header.module.css';
import { DestinationsMenu, NationalMenu, ProgrammesMenu } from './menus.tsx';
import type { RouteHandle } from './route-handle.ts';

/**
 * The site's header (requirements 2, "Site header"). Its list of links is a bar with menus on the desktop, and a drawer on
 * phones. Both work without scripts; `enhanceHeader` adds hovering, closing and the solid background.
 */
export function Header() {
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const navigation = navigations[language];
  const organisation = site[language];
  const [office] = organisation.offices;
  const status = use(ResponseStatusContext);
  const match = useMatches().at(-1);
  const handle = match?.handle as RouteHandle | undefined;
  const switchTarget = getSwitchTarget(pathname + search, {
    replacement: handle?.getSwitchPath?.(match?.loaderData),
    isErrorPage: status === 404 || status >= 500,
  });
  const { headerTone: tone = 'dark', changesTone = false } = handle ?? {};

  return (
    <header className={styles.header} data-tone={tone}>
      <div className={`container ${styles.bar}`}>
        <div>
          <Logo
            tone={tone === 'light' || changesTone ? 'both' : 'dark'}
            lazy={changesTone ? 'light' : undefined}
          />
        </div>
        <SearchLink className={styles.searchOnPhone} />
        {switchTarget && (
          <LanguageSwitch target={switchTarget} className={`${styles.search} ${styles.onPhone}`} />
        )}
        <button type="button" className={`outline ${styles.menuButton}`} popoverTarget="menu">
          <Icon name="menu" />
          {navigation.open}
        </button>
        <nav id="menu" popover="auto" aria-label={navigation.label} className={styles.menu}>
          <div className={styles.drawerTop}>
            <Logo tone="dark" />
            <button
              type="button"
              className={`outline ${styles.close}`}
              popoverTarget="menu"
              popoverTargetAction="hide"
              aria-label={navigation.close}
            >
              <Icon name="close" />
            </button>
          </div>
          <ul className={styles.list}>
            <NavItem {...navigation.home} prefixes={[]} />
            <NavItem {...navigation.phone.finder} className={styles.onPhone} />
            <Menu {...navigation.programmes} links={<ProgrammesMenu />} />
            <Menu {...navigation.destinations} links={<DestinationsMenu />} />
            <Menu {...navigation.national} links={<NationalMenu />} />
            <NavItem {...navigation.events} />
            <NavItem {...navigation.contact} />
            {switchTarget && (
              <li>
                <LanguageSwitch target={switchTarget} className={styles.navItem} />
              </li>
            )}
            <NavItem {...navigation.phone.families} className={styles.onPhone} />
            <NavItem {...navigation.phone.about} className={styles.onPhone} />
            <li className={`phone-link ${styles.onPhone}`}>
              <a href={createPhoneUrl(office.phone)}>
                {navigation.phone.call} {office.phone}
              </a>
              <span>{organisation.officeHours.open}</span>
            </li>
          </ul>
          <SearchLink className={styles.searchOnDesktop} />
          <div className={styles.apply}>
            <ButtonLink
              to={navigation.apply.to}
              current={getAriaCurrent(pathname, navigation.apply)}
              variant="ink"
              size="small"
              block
            >
              {navigation.apply.name}
            </ButtonLink>
          </div>
        </nav>
      </div>
    </header>
  );
}

/**
 * A link to the search's page. With scripts it opens the search dialog. The header has two of them, because phones and desktops
 * need it at different positions in the bar.
 */
function SearchLink({ className }: { className: string | undefined }) {
  const { to, name, key } = navigations[useLanguage()].search;
  return (
    <PageLink
      to={to}
      className={`${styles.search} ${className}`}
      aria-label={name}
      aria-keyshortcuts={key}
      data-search
    >
      <Icon name="search" />
    </PageLink>
  );
}

function NavItem({
  to,
  prefixes,
  name,
  className,
}: {
  to: string;
  prefixes: string[];
  name: string;
  className?: string | undefined;
}) {
  const { pathname } = useLocation();
  return (
    <li className={className}>
      <PageLink
        to={to}
        className={styles.navItem}
        aria-current={getAriaCurrent(pathname, { to, prefixes })}
      >
        {name}
      </PageLink>
    </li>
  );
}

function Menu({ name, prefixes, links }: { name: string; prefixes: string[]; links: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <li>
      <details name="menu">
        <summary className={styles.navItem} aria-current={getAriaCurrent(pathname, { prefixes })}>
          {name}
          <Icon name="chevron-down" />
        </summary>
        <div>{links}</div>
      </details>
    </li>
  );
}

/**
 * Returns the `aria-current` of a link: "page" for the current page, "true" for a section whose prefixes match the path
 * (requirements 2), otherwise undefined.
 */
function getAriaCurrent(path: string, { to, prefixes }: { to?: string; prefixes: string[] }) {
  const pathname = localisePath(path, 'en');
  if (pathname === to) return 'page';
  const isInSection = prefixes.some((prefix) => `${pathname}/`.startsWith(`${prefix}/`));
  return isInSection ? 'true' : undefined;
}
