import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as ui from '..';
import * as charts from '../charts';

const sources = readdirSync(__dirname)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join(__dirname, file), 'utf8'))
  .join('\n');

// The catalog lists the icons of the module that has them.
const isIcon = (name) => name.endsWith('Icon');
/** Parts of the layout of a page, which show nothing by themselves. */
const INVISIBLE = ['PageMain', 'SkipLink', 'VisuallyHidden'];

test('the catalog shows every component of the design system', () => {
  const components = Object.keys({ ...ui, ...charts }).filter((name) => /^[A-Z]/.test(name) && !isIcon(name));
  expect(components.length).toBeGreaterThan(30);
  expect(components.filter((name) => !new RegExp(`<${name}\\b`).test(sources))).toEqual(INVISIBLE);
});
