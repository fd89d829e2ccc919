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

/** By Chromium's role, what a screen reader calls it; what isn't here is not announced itself, only what is in it. */
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
/** Their name is their text: it is not read twice. */
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
 * What a screen reader reads of a page from top to bottom, out of Chromium's accessibility tree: a line for each landmark,
 * heading, link and control (with its state and its description, which has its error), in their order.
 *
 * @param start from which on: the first of that role, whose name begins so
 * @param texts whether what stands between those is read, too
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

  function read(node: Node, within: string) {
    const role = String(node.role?.value ?? '');
    const name = String(node.name?.value ?? '').trim();
    if (!node.ignored && role === 'StaticText') {
      if (texts && name !== '' && within !== name) lines.push(name);
      return;
    }
    const called = node.ignored ? undefined : spokenRoles[role];
    const isSaid =
      called !== undefined && (name !== '' || !/group|picture|region|form/.test(called));
    if (isSaid)
      lines.push([called, name && `“${name}”`, ...describeStates(node)].filter(Boolean).join(', '));
    if (isSaid && (rolesNamedByContent.has(role) || rolesWithoutChildren.has(role))) return;
    for (const child of childrenOf(node)) read(child, role === 'heading' ? name : within);
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
  const said: string[] = [];
  if (value?.value !== undefined && value.value !== '') said.push(`“${value.value}”`);
  if (values.has('level') && role?.value === 'heading') said.push(`level ${values.get('level')}`);
  if (values.has('expanded') && role?.value !== 'combobox')
    said.push(values.get('expanded') ? 'expanded' : 'collapsed');
  if (values.has('checked'))
    said.push(values.get('checked') === 'true' ? 'checked' : 'not checked');
  if (values.get('required') === true) said.push('required');
  if (values.get('invalid') === 'true') said.push('invalid');
  if (description?.value) said.push(`described by “${String(description.value).trim()}”`);
  return said;
}
