import { data } from 'react-router';
import { Section } from '#app/components/layout/section.tsx';
import { getOfficeStatus } from '#app/components/sections/office-hours/office-status.ts';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { createApplicationLinks } from '#app/features/contact-topics/application-links.ts';
import { readContactTopics } from '#app/features/contact-topics/contact-topics.server.ts';
import { getEmbeddedFrame, passQueryToForm } from '#app/features/embeds/embedded-frame.server.ts';
import { EmbeddedFrame } from '#app/features/embeds/embedded-frame.tsx';
import { createMeta } from '#app/seo/page-metadata.ts';
import { contact } from '#content/contact.ts';
import { getRequestLanguage } from '#content/language.ts';
import type { Route } from './+types/route.ts';
import styles from './contact.module.css';
import { ContactForm } from './contact-form.tsx';
import { Hero } from './hero.tsx';
import { Offices } from './offices.tsx';
import { WeeklyHours } from './weekly-hours.tsx';

export function loader({ request, context }: Route.LoaderArgs) {
  const language = getRequestLanguage(request);
  const topics = readContactTopics(new URL(request.url).searchParams, language);
  const content = contact[language];
  return data(
    {
      content,
      invitation: topics?.invitation ?? content.message.title,
      applications: createApplicationLinks(
        topics?.topic ?? '',
        content.message.application,
        language,
      ),
      officeStatus: getOfficeStatus(new Date()),
      form: passQueryToForm(topics?.query, getEmbeddedFrame('contact', context, { language })),
      map: getEmbeddedFrame('map', context, { language }),
    },
    // A shared computer may not keep the visitor's words.
    topics && { headers: { 'Cache-Control': 'no-store' } },
  );
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = createMeta(({ content }) => ({
  title: content.title,
  description: content.lead,
}));

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { content, invitation, applications, officeStatus, form, map } = loaderData;
  const toForm = { to: `#${content.message.id}`, name: invitation };
  return (
    <>
      <Hero title={content.title} lead={content.lead} toForm={toForm} picture={content.picture} />
      <Section surface="marigold" className={styles.offices} containerClass={false}>
        <Offices offices={content.offices} email={content.email} />
        <WeeklyHours {...content.hours} officeStatus={officeStatus} />
      </Section>
      <ContactForm {...content.message} applications={applications} frame={form} />
      <section aria-label={content.map.label} className={styles.map}>
        <EmbeddedFrame frame={map} />
      </section>
      <Section surface="deep" space="band" containerClass={styles.cta}>
        <h2>{content.closing.title}</h2>
        <ButtonLink to={content.closing.action.to} variant="light" icon="arrow-right">
          {content.closing.action.name}
        </ButtonLink>
      </Section>
    </>
  );
}
