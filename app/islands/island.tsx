import type { ComponentType } from 'react';
import type { IslandName } from './islands.ts';

/** Serialises to JSON for a script element. `<` is escaped, so that no string in it can end the element. */
const escapeJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * A part of a document that React hydrates in the browser (hydrate-island.tsx). The server renders its HTML, and its props as a
 * JSON block after it. The component must not use `useId`: each island is a React root of its own, so the ids would differ.
 *
 * @param props.name the key by which the browser imports the component (islands.ts)
 * @param props.props serialisable as JSON
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
}: {
  name: IslandName;
  component: ComponentType<Props>;
  props: Props;
}) {
  return (
    <>
      <div data-island={name}>
        <Component {...props} />
      </div>
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<`.
        dangerouslySetInnerHTML={{ __html: escapeJson(props) }}
      />
    </>
  );
}
