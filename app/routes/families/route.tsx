import { Section } from '#app/components/layout/section.tsx';
import { ActionLinks } from '#app/components/sections/action-links.tsx';
import { OfferCheck } from '#app/components/sections/offer-check.tsx';
import { createMeta } from '#app/seo/page-metadata.ts';
import { families } from '#content/families.ts';
import { getRequestLanguage } from '#content/language.ts';
import { siteUrlContext } from '#server/contexts.ts';
import type { Route } from './+types/route.ts';
import styles from './families.module.css';
import { FamilyQuestions } from './family-questions.tsx';
import { Hero } from './hero.tsx';

export function loader({ request, context }: Route.LoaderArgs) {
  const { genuine, ...content } = families[getRequestLanguage(request)];
  const sentences = genuine.createSentences(context.get(siteUrlContext));
  return { ...content, genuine: { title: genuine.title, sentences } };
}

export const meta: Route.MetaFunction = createMeta((content) => content);

export default function Families({ loaderData: content }: Route.ComponentProps) {
  const { title, lead, actions } = content.offers;
  return (
    <>
      <Hero title={content.title} lead={content.lead} picture={content.picture} />
      <FamilyQuestions questions={content.questions} />
      <Section surface="deep" space="section" containerClass={styles.columns}>
        <OfferCheck call={content.call} genuine={content.genuine} listClass={styles.sentences} />
      </Section>
      <Section surface="butter" className={styles.offers}>
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
        <ActionLinks actions={actions} />
      </Section>
    </>
  );
}
