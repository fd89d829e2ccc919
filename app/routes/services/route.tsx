import { SceneHero } from '#app/components/sections/scene-hero.tsx';
import { createMeta } from '#app/seo/page-metadata.ts';
import { getRequestLanguage } from '#content/language.ts';
import { services } from '#content/services.ts';
import type { Route } from './+types/route.ts';
import { CtaSection } from './cta-section.tsx';
import { FeaturedService } from './featured-service.tsx';
import styles from './hero.module.css';
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
