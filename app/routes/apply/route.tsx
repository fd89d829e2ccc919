import { createPageMetadata } from '#app/seo/page-metadata.ts';
import { applyHub } from '#content/apply-hub.ts';
import type { Route } from './+types/route.ts';
import { ApplyCards } from './apply-cards.tsx';
import { Documents } from './documents.tsx';
import { Hero } from './hero.tsx';

export function loader() {
  const documents = applyHub.documents.documents.map((document) => ({
    ...document,
    id: document.guide,
  }));
  return { ...applyHub, documents: { ...applyHub.documents, documents } };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? createPageMetadata(loaderData) : [];

export default function ApplyHub({
  loaderData: { title, lede, finder, ...content },
}: Route.ComponentProps) {
  return (
    <>
      <Hero title={title} lede={lede} finder={finder} />
      <ApplyCards {...content.cards} more={content.more} />
      <Documents {...content.documents} />
    </>
  );
}
