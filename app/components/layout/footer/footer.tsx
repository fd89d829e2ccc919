import { useLanguage } from '#app/components/language/language-context.ts';
import { PageLink } from '#app/components/language/page-link.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { footer as footers } from '#content/footer.ts';
import { formats } from '#content/formats/formats.ts';
import { createPhoneUrl } from '#content/phone-url.ts';
import { site } from '#content/site.ts';
import { Logo } from '../logo.tsx';
import { getCopyrightYear } from './copyright-year.ts';
import styles from './footer.module.css';

/** The site's footer (requirements 2, "Footer"). Its wave overlaps the end of the page's last section. */
export function Footer() {
  const language = useLanguage();
  const { digits } = formats[language];
  const footer = footers[language];
  const organisation = site[language];
  return (
    <footer className={`on-dark ${styles.footer}`}>
      <svg
        className={styles.wave}
        viewBox="0 0 1440 40"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 41V18C120-2 240-2 360 18s240 20 360 0 240-20 360 0 240 20 360 0v23z" />
      </svg>
      <div className="container">
        <div className={styles.columns}>
          <div className={styles.organisation}>
            <Logo tone="light" lazy="light" />
            <p className={styles.blurb}>
              {footer.wordInBengali && (
                <>
                  {organisation.shortName} {footer.wordInBengali.before}{' '}
                  <span className="unbroken">
                    <Illustration {...footer.wordInBengali.picture} lang="bn" width={52} />,
                  </span>{' '}
                </>
              )}
              {organisation.blurb}
            </p>
            <ul>
              {footer.organisation.map(({ to, name }) => (
                <li key={to}>
                  <PageLink to={to}>{name}</PageLink>
                </li>
              ))}
            </ul>
            <ul className={styles.social} aria-label={footer.social}>
              {organisation.social.map(({ name, icon, address }) => (
                <li key={name}>
                  <a href={address} aria-label={name}>
                    <Icon name={icon} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {footer.groups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ to, name }) => (
                  <li key={`${name} ${to}`}>
                    <PageLink to={to}>{name}</PageLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className={styles.offices}>
            {organisation.offices.map(({ name, address, phone }, index) => (
              <div key={name}>
                <h2>{name}</h2>
                <p>{keepTownTogether(address)}</p>
                <a href={createPhoneUrl(phone)}>{phone}</a>
                {index === 0 && (
                  <>
                    <p className={styles.hours}>{organisation.officeHours.open}</p>
                    <a href={`mailto:${organisation.email}`}>{organisation.email}</a>
                  </>
                )}
              </div>
            ))}
          </div>
        </div>
        <p className={styles.copyright}>
          © {digits(organisation.copyrightFrom)}–{digits(getCopyrightYear())}{' '}
          {footer.rights(organisation.name)}
        </p>
      </div>
    </footer>
  );
}

/** Keeps the town and its postcode, the last part of an address, on one line. */
function keepTownTogether(address: string) {
  const start = address.lastIndexOf(', ') + 1;
  return (
    <>
      {address.slice(0, start)} <span className="unbroken">{address.slice(start).trim()}</span>
    </>
  );
}
