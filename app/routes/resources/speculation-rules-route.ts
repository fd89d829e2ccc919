import { speculationRules } from '#app/rendering/speculation-rules.ts';

export function loader() {
  return new Response(JSON.stringify(speculationRules), {
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
