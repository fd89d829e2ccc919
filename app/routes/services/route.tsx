import { Section } from '#app/components/layout/section.tsx';
import { ActionLinks } from '#app/components/sections/action-links.tsx';
import { SceneHero } from '#app/components/sections/scene-hero.tsx';
import { createMeta } from '#app/seo/page-metadata.ts';
import { getRequestLanguage } from '#content/language.ts';
import { services } from '#content/services.ts';
import type { Action } from '#content/types/common.ts';
import type { Route } from './+types/route.ts';
import { FeaturedService } from './featured-service.tsx';
import styles from './page.module.css';
import { ServiceList } from './service-list.tsx';

export function loader({ request }: Route.LoaderArgs) {
  return services[getRequestLanguage(request)];
}

export const meta: Route.MetaFunction = createMeta((content) => content);

export default function Services({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <SceneHero
        title={content.title}
        lead={content.lead}
        scene={content.scene}
        className={styles.hero}
      />
      <FeaturedService {...content.featured} />
      <ServiceList {...content.list} />
      <CtaSection {...content.closing} />
    </>
  );
}

/** The call to action for visitors who can't choose a service. */
function CtaSection({ title, actions }: { title: string; actions: readonly Action[] }) {
  return (
    <Section surface="sky" className={styles.section}>
      <h2>{title}</h2>
      <ActionLinks actions={actions} />
    </Section>
  );
}
