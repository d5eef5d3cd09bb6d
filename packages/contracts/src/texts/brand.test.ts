import { toPageTitle } from './brand';

test("a page's title has the name of the product once", () => {
  expect(toPageTitle('Oportunidades')).toBe('Oportunidades · Cimiento');
  expect(toPageTitle('Cimiento · Inversión inmobiliaria')).toBe('Cimiento · Inversión inmobiliaria');
});
