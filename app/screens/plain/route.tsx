import { data, useLoaderData } from 'react-router';
import { plainPages } from '#app/content/plain-pages.ts';
import { metadataOf } from '#app/page-metadata.ts';
import { PlainPage } from './plain-page.tsx';

/** Shared by several routes, so that it has no types of one of its own. */
export function loader({ request }: { request: Request }) {
  const path = new URL(request.url).pathname.replace(/^\/|(\.data)?$/g, '');
  const page = Object.hasOwn(plainPages, path) && plainPages[path];
  if (!page) throw data(null, { status: 404 });
  return page;
}

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) =>
  loaderData ? metadataOf({ title: loaderData.title, description: loaderData.lede }) : [];

export default function Plain() {
  return <PlainPage {...useLoaderData<typeof loader>()} />;
}
