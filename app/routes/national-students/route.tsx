import { Section } from '#app/components/layout/section.tsx';
import { ActionLinks } from '#app/components/sections/action-links.tsx';
import { ListSection } from '#app/components/sections/list-section.tsx';
import {
  type EmbeddedFrameView,
  getEmbeddedFrame,
} from '#app/features/embeds/embedded-frame.server.ts';
import { FormFrame } from '#app/features/embeds/embedded-frame.tsx';
import { createMeta } from '#app/seo/page-metadata.ts';
import { getRequestLanguage } from '#content/language.ts';
import { nationalStudents } from '#content/national-students.ts';
import type { Action } from '#content/types/common.ts';
import type { Route } from './+types/route.ts';
import { Eligibility } from './eligibility.tsx';
import { Gallery } from './gallery.tsx';
import { Hero } from './hero.tsx';
import { Included } from './included.tsx';
import styles from './page.module.css';
import reasonsStyles from './reasons.module.css';

export const handle = { headerTone: 'light' };

export const loader = ({ context, request }: Route.LoaderArgs) => ({
  content: nationalStudents[getRequestLanguage(request)],
  frame: getEmbeddedFrame('registration', context, { language: getRequestLanguage(request) }),
});

export const meta: Route.MetaFunction = createMeta(({ content }) => ({
  title: content.pageTitle,
  description: content.description,
}));

export default function NationalStudents({ loaderData: { content, frame } }: Route.ComponentProps) {
  const { name, title, lead, trail, actions, picture } = content;
  return (
    <>
      <Hero {...{ name, title, lead, trail, actions, picture }} />
      <ListSection
        space="section"
        className={reasonsStyles.section}
        containerClass={reasonsStyles.columns}
        title={content.why.title}
        items={content.why.reasons}
        ordered
        listClass={reasonsStyles.list}
      />
      <Included {...content.included} />
      <Eligibility {...content.eligibility} />
      <Registration {...content.registration} frame={frame} />
      <Gallery {...content.gallery} />
      <CtaSection {...content.closing} />
    </>
  );
}

/** The call to action at the end of the page. */
function CtaSection({ title, actions }: { title: string; actions: readonly Action[] }) {
  return (
    <Section surface="marigold" className={styles.section} containerClass={styles.row}>
      <h2>{title}</h2>
      <ActionLinks actions={actions} />
    </Section>
  );
}

/** The registration form in an iframe, beside its heading. The Apply Now buttons lead to it. */
function Registration({
  title,
  lead,
  frame,
}: {
  title: string;
  lead: string;
  frame: EmbeddedFrameView;
}) {
  return (
    <Section surface="sky" space="section" id="registration" containerClass={styles.columns}>
      <div>
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
      </div>
      <FormFrame frame={frame} />
    </Section>
  );
}
