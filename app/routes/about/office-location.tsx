import { ButtonLink } from '#app/components/ui/button.tsx';
import { WhatsAppLink } from '#app/components/ui/whatsapp-link.tsx';
import type { EmbeddedFrameView } from '#app/features/embeds/embedded-frame.server.ts';
import { EmbeddedFrame } from '#app/features/embeds/embedded-frame.tsx';
import { createPhoneUrl } from '#content/phone-url.ts';
import type { Action, Fact, Office } from '#content/types/common.ts';
import styles from './office-location.module.css';

/**
 * The address and contact details of the office, beside the embedded map.
 *
 * @param props.map the accessible name of the map's region
 */
export function OfficeLocation({
  title,
  labels,
  office,
  email,
  facts,
  map: mapLabel,
  action,
  frame,
}: {
  title: string;
  labels: { address: string; phone: string; email: string };
  office: Office;
  email: string;
  /** What the client has said of itself: its licence, its fee. Empty until then. */
  facts: readonly Fact[];
  map: string;
  action: Action;
  frame: EmbeddedFrameView;
}) {
  return (
    <section className={styles.location}>
      <div className={`on-dark ${styles.text}`}>
        <h2>{title}</h2>
        <dl>
          <div>
            <dt>{labels.address}</dt>
            <dd>{office.address}</dd>
          </div>
          <div>
            <dt>{labels.phone}</dt>
            <dd>
              <a href={createPhoneUrl(office.phone)} className="text-link">
                {office.phone}
              </a>
              <WhatsAppLink />
            </dd>
          </div>
          <div>
            <dt>{labels.email}</dt>
            <dd>
              <a href={`mailto:${email}`} className="text-link">
                {email}
              </a>
            </dd>
          </div>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink to={action.to} variant="light" icon="arrow-right">
          {action.name}
        </ButtonLink>
      </div>
      <section aria-label={mapLabel} className={styles.map}>
        <EmbeddedFrame frame={frame} />
      </section>
    </section>
  );
}
