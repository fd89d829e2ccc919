import { useLanguage } from '#app/components/language/language-context.ts';
import { PageLink } from '#app/components/language/page-link.tsx';
import { Section } from '#app/components/layout/section.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import pill from '#app/components/ui/pill.module.css';
import { formats } from '#content/formats/formats.ts';
import type { Audience, Service } from '#content/types/common.ts';
import styles from './service-list.module.css';

const isForAudience = (audience: string) => (service: Service) =>
  audience === 'all' || service.audience === audience || service.audience === 'all';

/**
 * Lists the services, with radio buttons that filter them by audience. The stylesheet hides the others, so the filter
 * works without scripts. A service for everybody is shown under every choice.
 */
export function ServiceList({
  title,
  filter,
  audiences,
  services,
}: {
  title: string;
  filter: string;
  audiences: Record<Audience, string>;
  services: readonly (Service & { to: string })[];
}) {
  const language = useLanguage();
  const choices = Object.entries(audiences).map(([value, name]) => ({
    name,
    value,
    count: services.filter(isForAudience(value)).length,
  }));
  return (
    <Section space="section" className={styles.services}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        <fieldset className={styles.filter}>
          <legend className="visually-hidden">{filter}</legend>
          {choices.map(({ name, value, count }) => (
            <label key={value} className={pill.pill}>
              <input
                type="radio"
                name="audience"
                value={value}
                defaultChecked={value === 'all'}
                className="visually-hidden"
              />
              {name} <span className={pill.count}>{formats[language].number(count)}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <ol>
        {services.map(({ title: name, text, audience, to }) => (
          <li key={name} data-audience={audience}>
            <h3>
              <PageLink to={to} className="card-link">
                {name}
              </PageLink>
            </h3>
            <p>{text}</p>
            <span className={styles.audience}>{audiences[audience]}</span>
            <Icon name="arrow-right" />
          </li>
        ))}
      </ol>
    </Section>
  );
}
