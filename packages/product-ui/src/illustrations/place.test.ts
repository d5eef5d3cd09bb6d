import { drawIllustration } from './draw';
import { assignLooks, toLookKey } from './look';
import { getBuildingType, getRegion, type Place } from './place';

// The demonstration projects, whose pictures are files that are drawn from the same fields.
const demonstration: Place[] = [
  { name: 'Terrazas de Cumbayá', location: 'Quito, Ecuador', propertyType: 'residencial' },
  { name: 'Malecón del Río', location: 'Guayaquil, Ecuador', propertyType: 'comercial' },
  { name: 'Patio Laureles', location: 'Medellín, Colombia', propertyType: 'residencial' },
  { name: 'Torre Barranco', location: 'Lima, Perú', propertyType: 'residencial' },
  { name: 'Casa Borrero', location: 'Cuenca, Ecuador', propertyType: 'comercial' },
  { name: 'Lofts Roma Norte', location: 'Ciudad de México, México', propertyType: 'residencial' },
  { name: 'Altos de San Blas', location: 'Cusco, Perú', propertyType: 'residencial' },
  { name: 'Portal de Mérida', location: 'Mérida, México', propertyType: 'comercial' },
  { name: 'Mirador Cerro Alegre', location: 'Valparaíso, Chile', propertyType: 'residencial' },
];

const names = ['Torre', 'Casa', 'Lofts', 'Terrazas', 'Edificio', 'Portal', 'Plaza'];
const cities = ['Cusco, Perú', 'Manta, Ecuador', 'Sangolquí, Ecuador', 'Córdoba, Argentina'];
// 112 projects as an administrator could write them, of every kind in every region.
const generated: Place[] = Array.from({ length: 4 }, (_unused, round) =>
  names.flatMap((name) =>
    cities.map((location): Place => ({ name: `${name} ${round + 1}`, location, propertyType: 'residencial' })),
  ),
).flat();

test('region and building follow from the fields of each demonstration project', () => {
  expect(demonstration.map((place) => `${place.name}: ${getRegion(place)}, ${getBuildingType(place)}`)).toEqual([
    'Terrazas de Cumbayá: valle, terrazas',
    'Malecón del Río: costa, locales',
    'Patio Laureles: valle, casa',
    'Torre Barranco: costa, torre',
    'Casa Borrero: sierra, casa',
    'Lofts Roma Norte: ciudad, lofts',
    'Altos de San Blas: sierra, edificio',
    'Portal de Mérida: ciudad, portal',
    'Mirador Cerro Alegre: costa, edificio',
  ]);
});

test('a name does not bring the sea to the sierra', () => {
  const place = { name: 'Malecón de la Playa', location: 'Cusco, Perú' };
  expect(getRegion(place)).toBe('sierra');
  expect(getRegion({ name: 'Casa', location: 'Sangolquí, valle de Los Chillos' })).toBe('valle');
  expect(getRegion({ name: 'Casa', location: '' })).toBe('ciudad');
});

test('a name without a kind of building is a house of homes or of shops', () => {
  expect(getBuildingType({ name: 'Guayacán', propertyType: 'residencial' })).toBe('edificio');
  expect(getBuildingType({ name: 'Guayacán', propertyType: 'comercial' })).toBe('locales');
});

test.each([
  ['the demonstration projects', demonstration],
  ['generated projects', generated],
])('no two of %s look alike in one list', (_list, places) => {
  const keys = assignLooks(places).map(toLookKey);
  expect(new Set(keys).size).toBe(places.length);
});

test.each([
  ['the demonstration projects', demonstration],
  ['generated projects', generated],
])('of %s only those on the coast have the sea and palms', (_list, places) => {
  for (const place of places) {
    const svg = drawIllustration(place.name, 'building', { place, list: places });
    // The waves of the sea are the only lines of this height, and the trunk of a palm the only line of this width.
    const hasSea = /height="3"[^>]*rx="2"/.test(svg);
    const hasPalms = svg.includes('stroke-width="7"');
    expect([place.location, hasSea, getRegion(place) === 'costa' || !hasPalms]).toEqual([
      place.location,
      getRegion(place) === 'costa',
      true,
    ]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.length).toBeLessThan(16_000);
  }
});

test('the same project in the same list always gives the same picture', () => {
  const [place] = demonstration as [Place];
  const draw = () => drawIllustration('terrazas', 'building', { place, list: demonstration });
  expect(draw()).toBe(draw());
});
