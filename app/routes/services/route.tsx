import { metadataOf } from '#app/seo/page-metadata.ts';
import { services } from '#content/services.ts';
import type { Route } from './+types/route.ts';
import { Closing } from './closing.tsx';
import { Featured } from './featured.tsx';
import { Opening } from './opening.tsx';
import { ServiceList } from './service-list.tsx';

export function loader() {
  return services;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? metadataOf(loaderData) : [];

export default function Services({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <Opening title={content.title} lede={content.lede} picture={content.picture} />
      <Featured {...content.featured} />
      <ServiceList {...content.list} />
      <Closing {...content.closing} />
    </>
  );
}
