import { SceneHero } from '#app/components/sections/scene-hero.tsx';
import { createPageMetadata } from '#app/seo/page-metadata.ts';
import { services } from '#content/services.ts';
import type { Route } from './+types/route.ts';
import { CtaSection } from './cta-section.tsx';
import { FeaturedService } from './featured-service.tsx';
import styles from './hero.module.css';
import { ServiceList } from './service-list.tsx';

export function loader() {
  return services;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? createPageMetadata(loaderData) : [];

export default function Services({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <SceneHero
        title={content.title}
        lede={content.lede}
        scene={content.scene}
        className={styles.hero}
      />
      <FeaturedService {...content.featured} />
      <ServiceList {...content.list} />
      <CtaSection {...content.closing} />
    </>
  );
}
