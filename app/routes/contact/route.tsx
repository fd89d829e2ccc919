import { Section } from '#app/components/layout/section.tsx';
import { openingAt } from '#app/components/sections/office-sign/opening.ts';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { embeddedFrame } from '#app/features/embeds/embedded-frame.server.ts';
import { EmbeddedFrame } from '#app/features/embeds/embedded-frame.tsx';
import { metadataOf } from '#app/seo/page-metadata.ts';
import { contact } from '#content/contact.ts';
import type { Route } from './+types/route.ts';
import styles from './contact.module.css';
import { Hours } from './hours.tsx';
import { Message } from './message.tsx';
import { Offices } from './offices.tsx';
import { Street } from './street.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return {
    content: contact,
    opening: openingAt(new Date()),
    form: embeddedFrame('contact', context),
    map: embeddedFrame('map', context),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? metadataOf({ title: loaderData.content.title, description: loaderData.content.lede })
    : [];

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { content, opening, form, map } = loaderData;
  return (
    <>
      <Street title={content.title} lede={content.lede} picture={content.picture} />
      <Section ground="marigold" className={styles.reach} inside={false}>
        <Offices offices={content.offices} email={content.email} />
        <Hours {...content.hours} opening={opening} />
      </Section>
      <Message {...content.message} frame={form} />
      <section aria-label={content.map.label} className={styles.map}>
        <EmbeddedFrame frame={map} />
      </section>
      <Section ground="deep" space="band" inside={styles.closing}>
        <h2>{content.closing.title}</h2>
        <ButtonLink to={content.closing.action.to} variant="light" icon="arrow-right">
          {content.closing.action.name}
        </ButtonLink>
      </Section>
    </>
  );
}
