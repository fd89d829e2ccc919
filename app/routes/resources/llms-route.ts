import { siteUrlContext } from '#server/contexts.ts';
import type { Route } from './+types/llms-route.ts';
import { createLlmsText } from './llms-text.ts';

export function loader({ context }: Route.LoaderArgs) {
  return new Response(createLlmsText(context.get(siteUrlContext)), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
