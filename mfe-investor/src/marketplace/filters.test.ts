import { isNarrowed, matching, readFilters, writeFilters } from './filters';

const project = (name: string, changed: object = {}) => ({
  name,
  location: 'Quito, Ecuador',
  propertyType: 'residencial' as const,
  annualReturn: '9',
  minInvestment: 1000,
  funded: 0,
  target: 100_000,
  ...changed,
});

const filters = (query: string) => readFilters(new URLSearchParams(query));
const names = (query: string, ...projects: ReturnType<typeof project>[]) =>
  matching(projects, filters(query)).map(({ name }) => name);

test('an address without filters shows what is available, unsorted', () => {
  expect(filters('')).toEqual({ tab: 'available', words: '', type: '', sort: '' });
  expect(isNarrowed(filters('tab=funded&sort=return'))).toBe(false);
});

test('what an address says wrongly is the default', () => {
  expect(filters('tab=sold&type=industrial&sort=name')).toEqual(filters(''));
});

test.each(['', 'tab=funded', 'q=quito', 'tab=exited&q=r%C3%ADo&type=comercial&sort=progress'])(
  'the address %p comes back from its filters',
  (query) => {
    expect(writeFilters(filters(query)).toString()).toBe(query);
  },
);

test('words are found in name or place, whatever their case and accents', () => {
  const [one, other] = [
    project('Malecón del Río', { location: 'Guayaquil, Ecuador' }),
    project('Torre Barranco', { location: 'Lima, Perú' }),
  ];
  expect(names('q=RIO', one, other)).toEqual(['Malecón del Río']);
  expect(names('q=peru', one, other)).toEqual(['Torre Barranco']);
  expect(names('q=%20', one, other)).toHaveLength(2);
  expect(names('q=zzz', one, other)).toEqual([]);
});

test('the type narrows, together with the words', () => {
  const shops = project('Locales', { propertyType: 'comercial' });
  expect(names('type=comercial', project('Casa'), shops)).toEqual(['Locales']);
  expect(names('type=comercial&q=casa', project('Casa'), shops)).toEqual([]);
});

test('sorting: return and progress from the highest, minimum from the lowest, compared as numbers', () => {
  const low = project('Bajo', { annualReturn: '8.75', minInvestment: 5000, funded: 10_000 });
  const high = project('Alto', { annualReturn: '11', minInvestment: 500, funded: 90_000 });
  expect(names('sort=return', low, high)).toEqual(['Alto', 'Bajo']);
  expect(names('sort=minimum', low, high)).toEqual(['Alto', 'Bajo']);
  expect(names('sort=progress', low, high)).toEqual(['Alto', 'Bajo']);
  expect(names('', low, high)).toEqual(['Bajo', 'Alto']);
});
