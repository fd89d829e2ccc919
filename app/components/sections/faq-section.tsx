import { Section } from '#app/components/layout/section.tsx';
import { Accordion } from '#app/components/sections/accordion/accordion.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import type { Action, Faq } from '#content/types/common.ts';
import styles from './faq-section.module.css';

/** Frequently asked questions in an accordion, and a link to ask another one. */
export function FaqSection({
  title,
  lead,
  link,
  faqs,
}: {
  title: string;
  lead: string;
  link: Action;
  faqs: readonly Faq[];
}) {
  return (
    <Section id="questions" space="section" containerClass={styles.columns}>
      <div>
        <h2>{title}</h2>
        <p className="lead muted">{lead}</p>
        <MoreLink to={link.to}>{link.name}</MoreLink>
      </div>
      <Accordion items={faqs.map(({ question, answer }) => ({ title: question, text: answer }))} />
    </Section>
  );
}
