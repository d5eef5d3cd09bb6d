import type { Page } from '@playwright/test';
import { expect } from './test';

const controlRoles = new Set([
  ...[
    'button',
    'link',
    'textbox',
    'searchbox',
    'combobox',
    'listbox',
    'checkbox',
    'radio',
    'switch',
    'slider',
    'spinbutton',
  ],
  ...['tab', 'menuitem', 'Date', 'DisclosureTriangle'],
]);

type Node = {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
};

/** The difference between controls of the same role and name: links to the same place are one control. */
const describe = ({ role, name }: Node): string => `${String(role?.value)} '${String(name?.value ?? '').trim()}'`;

/**
 * Expects that each control of the page has a name in Chromium's accessibility tree, and none the name of another one of its kind. The
 * footer repeats links of the header, in its own landmark.
 */
export async function expectNamedUniquely(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = (await client.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  await client.detach();
  const controls = nodes.filter(({ ignored, role }) => !ignored && controlRoles.has(String(role?.value)));
  expect(controls.length).toBeGreaterThan(0);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isInFooter = ({ role, parentId }: Node): boolean => {
    if (role?.value === 'contentinfo') return true;
    const parent = byId.get(parentId ?? '');
    return parent !== undefined && isInFooter(parent);
  };
  // The browser's own parts of a date field: the field has the name.
  const isInDate = ({ parentId }: Node): boolean => {
    const parent = byId.get(parentId ?? '');
    return parent !== undefined && (parent.role?.value === 'Date' || isInDate(parent));
  };
  const seen = new Map<string, string>();
  const faults: string[] = [];
  for (const control of controls.filter((node) => !isInDate(node))) {
    const description = `${isInFooter(control) ? 'footer ' : ''}${describe(control)}`;
    const url = String(control.properties?.find(({ name }) => name === 'url')?.value.value ?? '');
    if (description.endsWith(" ''")) faults.push(`${description} has no name ${url}`);
    const other = seen.get(description);
    if (other !== undefined && (other !== url || url === '')) faults.push(`${description} twice`);
    seen.set(description, url);
  }
  expect(faults).toEqual([]);
}
