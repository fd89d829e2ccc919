import type { Page } from '@playwright/test';

type Value = { value?: unknown };
type Node = {
  nodeId: string;
  childIds?: string[];
  ignored: boolean;
  role?: Value;
  name?: Value;
  description?: Value;
  value?: Value;
  properties?: { name: string; value: Value }[];
};

/** A screen reader's word for each role of Chromium. An element with another role is not announced, but its children are. */
const spokenRoles: Record<string, string> = {
  banner: 'landmark: banner',
  main: 'landmark: main',
  navigation: 'landmark: navigation',
  region: 'landmark: region',
  contentinfo: 'landmark: content information',
  form: 'landmark: form',
  dialog: 'dialog',
  heading: 'heading',
  link: 'link',
  button: 'button',
  DisclosureTriangle: 'button',
  textbox: 'field',
  searchbox: 'field',
  spinbutton: 'number field',
  combobox: 'combo box',
  Date: 'date field',
  checkbox: 'checkbox',
  radio: 'radio button',
  group: 'group',
  radiogroup: 'group',
  image: 'picture',
  status: 'status',
  alert: 'alert',
  progressbar: 'progress',
  tab: 'tab',
  tabpanel: 'tab panel',
};
/** Roles whose name is their content, so that the content isn't read again. */
const rolesNamedByContent = new Set([
  'link',
  'button',
  'DisclosureTriangle',
  'tab',
  'image',
  'option',
]);
const rolesWithoutChildren = new Set([
  'combobox',
  'textbox',
  'searchbox',
  'spinbutton',
  'Date',
  'progressbar',
]);

/**
 * Lists what a screen reader reads from top to bottom, based on Chromium's accessibility tree.
 *
 * @param options.start role of the element to start with
 * @param options.named start of that element's name; the first match counts
 * @param options.texts whether to include the texts between headings, links and controls
 * @returns a line for each landmark, heading, link and control in reading order, with its state and its description, which
 *   includes its error message
 */
export async function getReadingOrder(
  page: Page,
  { start, named = '', texts = false }: { start: string; named?: string; texts?: boolean },
): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const all = new Map(nodes.map((node) => [node.nodeId, node as Node]));
  const lines: string[] = [];

  function read(node: Node, headingName: string) {
    const role = String(node.role?.value ?? '');
    const name = String(node.name?.value ?? '').trim();
    if (!node.ignored && role === 'StaticText') {
      if (texts && name !== '' && headingName !== name) lines.push(name);
      return;
    }
    const spokenRole = node.ignored ? undefined : spokenRoles[role];
    const isAnnounced =
      spokenRole !== undefined && (name !== '' || !/group|picture|region|form/.test(spokenRole));
    if (isAnnounced)
      lines.push(
        [spokenRole, name && `“${name}”`, ...describeStates(node)].filter(Boolean).join(', '),
      );
    if (isAnnounced && (rolesNamedByContent.has(role) || rolesWithoutChildren.has(role))) return;
    for (const child of childrenOf(node)) read(child, role === 'heading' ? name : headingName);
  }
  const childrenOf = ({ childIds = [] }: Node) => childIds.flatMap((id) => all.get(id) ?? []);

  const first = [...all.values()].find(
    ({ ignored, role, name }) =>
      !ignored && role?.value === start && `${name?.value ?? ''}`.startsWith(named),
  );
  if (first) read(first, '');
  return lines;
}

function describeStates({ role, description, value, properties = [] }: Node): string[] {
  const values = new Map(properties.map(({ name, value }) => [name, value.value]));
  const states: string[] = [];
  if (value?.value !== undefined && value.value !== '') states.push(`“${value.value}”`);
  if (values.has('level') && role?.value === 'heading') states.push(`level ${values.get('level')}`);
  if (values.has('expanded') && role?.value !== 'combobox')
    states.push(values.get('expanded') ? 'expanded' : 'collapsed');
  if (values.has('checked'))
    states.push(values.get('checked') === 'true' ? 'checked' : 'not checked');
  if (values.get('required') === true) states.push('required');
  if (values.get('invalid') === 'true') states.push('invalid');
  if (description?.value) states.push(`described by “${String(description.value).trim()}”`);
  return states;
}
