import { data, redirect } from 'react-router';
import { PlainPage } from '#app/components/plain-page/plain-page.tsx';
import { destinationAliases, destinations } from '#app/content/destinations/destinations.ts';
import { metadataOf } from '#app/page-metadata.ts';
import type { Route } from './+types/destinations.country.ts';

export function loader({ params }: Route.LoaderArgs) {
  const alias = destinationAliases[params.country];
  if (alias) throw redirect(`/destinations/${alias}`, 301);
  const destination = destinations.find(({ slug }) => slug === params.country);
  if (!destination) throw data(null, { status: 404 });
  const page = {
    title: destination.name,
    text: `Programs in ${destination.name}: ask us what suits your studies and when you could leave.`,
    links: [
      { to: '/contact', name: 'Apply Now' },
      { to: '/destinations', name: 'View Other Destinations' },
    ],
  };
  return { destination, page };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? metadataOf({ title: loaderData.page.title, description: loaderData.page.text }) : [];

export default function Country({ loaderData }: Route.ComponentProps) {
  return <PlainPage {...loaderData.page} />;
}
