import { filterProjects } from './filters';

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

const names = (query: string, ...projects: ReturnType<typeof project>[]) =>
  filterProjects(projects, (name) => new URLSearchParams(query).get(name) ?? '').map(({ name }) => name);

test('uses the default for an unknown value', () => {
  expect(names('type=industrial&sort=name', project('Uno'), project('Dos'))).toEqual(['Uno', 'Dos']);
});

test('finds words in name or location, ignoring case and accents', () => {
  const [one, other] = [
    project('Malecón del Río', { location: 'Guayaquil, Ecuador' }),
    project('Torre Barranco', { location: 'Lima, Perú' }),
  ];
  expect(names('q=RIO', one, other)).toEqual(['Malecón del Río']);
  expect(names('q=peru', one, other)).toEqual(['Torre Barranco']);
  expect(names('q=%20', one, other)).toHaveLength(2);
  expect(names('q=zzz', one, other)).toEqual([]);
});

test('combines the type with the search', () => {
  const shops = project('Locales', { propertyType: 'comercial' });
  expect(names('type=comercial', project('Casa'), shops)).toEqual(['Locales']);
  expect(names('type=comercial&q=casa', project('Casa'), shops)).toEqual([]);
});

test('sorts return and progress from the highest and minimum from the lowest, as numbers', () => {
  const low = project('Bajo', { annualReturn: '8.75', minInvestment: 5000, funded: 10_000 });
  const high = project('Alto', { annualReturn: '11', minInvestment: 500, funded: 90_000 });
  expect(names('sort=return', low, high)).toEqual(['Alto', 'Bajo']);
  expect(names('sort=minimum', low, high)).toEqual(['Alto', 'Bajo']);
  expect(names('sort=progress', low, high)).toEqual(['Alto', 'Bajo']);
  expect(names('', low, high)).toEqual(['Bajo', 'Alto']);
});
