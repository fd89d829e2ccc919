import { getEmbeddedFrame } from '#app/features/embeds/embedded-frame.server.ts';
import { createMeta } from '#app/seo/page-metadata.ts';
import { getRequestLanguage } from '#content/language.ts';
import { nationalStudents } from '#content/national-students.ts';
import type { Route } from './+types/route.ts';
import { CtaSection } from './cta-section.tsx';
import { Eligibility } from './eligibility.tsx';
import { Gallery } from './gallery.tsx';
import { Hero } from './hero.tsx';
import { Included } from './included.tsx';
import { Reasons } from './reasons.tsx';
import { Registration } from './registration.tsx';

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
      <Reasons {...content.why} />
      <Included {...content.included} />
      <Eligibility {...content.eligibility} />
      <Registration {...content.registration} frame={frame} />
      <Gallery {...content.gallery} />
      <CtaSection {...content.closing} />
    </>
  );
}
