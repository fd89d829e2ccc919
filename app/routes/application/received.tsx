import { loadConfirmation } from '#app/features/submission-form/form-route.server.ts';
import { ReceivedConfirmation } from '#app/features/submission-form/received-confirmation.tsx';
import { createMeta, noindexMeta } from '#app/seo/page-metadata.ts';
import type { Route } from './+types/received.ts';

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  loadConfirmation(request, params, context);

export const meta: Route.MetaFunction = createMeta(
  ({ form }) => ({ title: form.stored.title, description: form.stored.text }),
  noindexMeta,
);

export default function ApplicationReceived({ loaderData }: Route.ComponentProps) {
  return <ReceivedConfirmation {...loaderData} />;
}
