import type { ComponentProps } from 'react';
import { Section } from '#app/components/layout/section.tsx';
import type { Statement } from '#content/types/common.ts';

/**
 * A section that is a title and a list. The page's stylesheet gives it its look.
 *
 * @param props.items texts, or titles with an optional text
 * @param props.ordered whether the order of the items matters; the list is then an `ol`
 * @param props.titleClass a class for the title
 * @param props.listClass a class for the list
 */
export function ListSection({
  title,
  items,
  ordered = false,
  titleClass,
  listClass,
  ...section
}: Omit<ComponentProps<typeof Section>, 'title' | 'children'> & {
  title: string;
  items: readonly (string | Statement)[];
  ordered?: boolean;
  titleClass?: string | undefined;
  listClass?: string | undefined;
}) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <Section {...section}>
      <h2 className={titleClass}>{title}</h2>
      <List className={listClass}>
        {items.map((item) =>
          typeof item === 'string' ? (
            <li key={item}>{item}</li>
          ) : (
            <li key={item.title}>
              <h3>{item.title}</h3>
              {item.text && <p>{item.text}</p>}
            </li>
          ),
        )}
      </List>
    </Section>
  );
}
