import perforation from '#app/components/sections/perforation.module.css';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { WhatsAppLink } from '#app/components/ui/whatsapp-link.tsx';
import { createPhoneUrl } from '#content/phone-url.ts';
import type { Office } from '#content/types/common.ts';
import styles from './offices.module.css';

/** One card for each office. */
export function Offices({ offices, email }: { offices: readonly Office[]; email: string }) {
  return (
    <ul className={`container ${styles.offices}`}>
      {offices.map(({ name, address, phone, countryCode }) => (
        <li key={name} className={styles.card}>
          <div>
            <h2>
              <Illustration file={`flags/${countryCode}`} width={28} />
              {name}
            </h2>
            <p>{address}</p>
          </div>
          <ul className={perforation.perforation}>
            <li>
              <Icon name="phone" />
              <a href={createPhoneUrl(phone)} className="text-link">
                {phone}
              </a>
              {countryCode === 'bd' && <WhatsAppLink />}
            </li>
            <li>
              <Icon name="mail" />
              <a href={`mailto:${email}`} className="text-link">
                {email}
              </a>
            </li>
          </ul>
        </li>
      ))}
    </ul>
  );
}
