import type { ComponentType } from 'react';
import type { IslandName } from './islands.ts';

/** JSON as a script element may hold it: no `<` can end the element. */
const escapeJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * A part of a document that React hydrates in the browser (wake.ts). The server renders its HTML, and its props as a JSON block
 * beside it. The component must not use `useId`: the browser renders it as a root of its own.
 *
 * @param props.name by which the browser imports the component (islands.ts)
 * @param props.props what JSON can hold
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
