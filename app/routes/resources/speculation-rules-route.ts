import { createSpeculationRules } from '#app/rendering/speculation-rules.ts';
import type { Route } from './+types/speculation-rules-route.ts';

export function loader({ request }: Route.LoaderArgs) {
  const isDesktop = request.headers.get('Sec-CH-UA-Mobile') === '?0';
  return new Response(JSON.stringify(createSpeculationRules(isDesktop)), {
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600',
      Vary: 'Sec-CH-UA-Mobile',
    },
  });
}
