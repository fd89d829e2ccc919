import { metadataOf } from '#app/seo/page-metadata.ts';
import { applyHub } from '#content/apply-hub.ts';
import type { Route } from './+types/route.ts';
import { Documents } from './documents.tsx';
import { Opening } from './opening.tsx';
import { Passes } from './passes.tsx';

export function loader() {
  return applyHub;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? metadataOf(loaderData) : [];

export default function ApplyHub({
  loaderData: { title, lede, ...content },
}: Route.ComponentProps) {
  return (
    <>
      <Opening title={title} lede={lede} />
      <Passes {...content.passes} />
      <Documents {...content.documents} />
    </>
  );
}
