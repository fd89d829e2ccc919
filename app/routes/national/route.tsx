import { metadataOf } from '#app/seo/page-metadata.ts';
import { nationalPrograms } from '#content/national/landing.ts';
import type { Route } from './+types/route.ts';
import { Closing } from './closing.tsx';
import { Comparison } from './comparison.tsx';
import { Doors } from './doors.tsx';
import { Opening } from './opening.tsx';

export function loader() {
  return nationalPrograms;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? metadataOf(loaderData) : [];

export default function NationalPrograms({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <Opening title={content.title} lede={content.lede} />
      <Doors doors={content.doors} />
      <Comparison {...content.comparison} />
      <Closing {...content.closing} />
    </>
  );
}
