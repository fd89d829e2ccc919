import { ListSection } from '#app/components/sections/list-section.tsx';
import { LogoList } from '#app/components/sections/logo-list.tsx';
import numbered from '#app/components/sections/numbered-steps.module.css';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { getEmbeddedFrame } from '#app/features/embeds/embedded-frame.server.ts';
import { createMeta } from '#app/seo/page-metadata.ts';
import { about } from '#content/about.ts';
import { getRequestLanguage } from '#content/language.ts';
import type { Item } from '#content/types/common.ts';
import type { Picture } from '#content/types/picture.ts';
import type { Route } from './+types/route.ts';
import heroStyles from './hero.module.css';
import missionAndVisionStyles from './mission-and-vision.module.css';
import { OfficeLocation } from './office-location.tsx';
import processStepsStyles from './process-steps.module.css';
import { Reasons } from './reasons.tsx';
import { Services } from './services.tsx';

export const handle = { headerTone: 'light' };

export const loader = ({ request, context }: Route.LoaderArgs) => ({
  content: about[getRequestLanguage(request)],
  map: getEmbeddedFrame('map', context, { language: getRequestLanguage(request) }),
});

export const meta: Route.MetaFunction = createMeta(({ content }) => content);

export default function About({ loaderData: { content, map } }: Route.ComponentProps) {
  return (
    <>
      <Hero title={content.title} lead={content.lead} picture={content.picture} />
      <MissionAndVision beliefs={content.missionAndVision} />
      <Services {...content.services} />
      <ListSection
        surface="marigold"
        space="section"
        title={content.process.title}
        titleClass={processStepsStyles.title}
        items={content.process.steps}
        ordered
        listClass={`${numbered.steps} ${processStepsStyles.steps}`}
      />
      <Reasons {...content.reasons} />
      <LogoList title={content.affiliations.title} logos={content.affiliations.affiliations} />
      <OfficeLocation {...content.visit} frame={map} />
    </>
  );
}

/** The hero shows a meeting room. The background continues the colours of the picture's wall and floor. */
function Hero({ title, lead, picture }: { title: string; lead: string; picture: Picture }) {
  return (
    <section className={`on-dark ${heroStyles.hero}`}>
      <div className="container">
        <div className={heroStyles.text}>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
      </div>
      <Illustration {...picture} loading="eager" className={heroStyles.picture} />
    </section>
  );
}

/** Mission and vision. Each takes half of the width. */
function MissionAndVision({ beliefs }: { beliefs: readonly Item[] }) {
  return (
    <section className={missionAndVisionStyles.columns}>
      {beliefs.map(({ title, text }) => (
        <div key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}
