import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as product from '..';

test('the catalog shows every component of the product', () => {
  const source = readFileSync(join(__dirname, 'product.tsx'), 'utf8');
  const components = Object.keys(product);
  expect(components.length).toBeGreaterThan(8);
  expect(components.filter((name) => !source.includes(`<${name}`))).toEqual([]);
});
