import { pageTitle } from './brand';

test("a page's title has the name of the product once", () => {
  expect(pageTitle('Oportunidades')).toBe('Oportunidades · Cimiento');
  expect(pageTitle('Cimiento · Inversión inmobiliaria')).toBe('Cimiento · Inversión inmobiliaria');
});
