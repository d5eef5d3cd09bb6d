import { drawIllustration } from './draw';

const projects = [
  'torre-quito',
  'casa-cuenca',
  'malecon-guayaquil',
  'patio-medellin',
  'barranco-lima',
  'lofts-roma',
  'terrazas-valparaiso',
  'portal-merida',
  'altos-de-cumbaya',
];
const articles = ['que-es-la-inversion-fraccionada', 'riesgos', 'diversificar', 'documentos', 'plusvalia', 'retorno'];
const all = [
  ...projects.map((seed) => [seed, 'building'] as const),
  ...articles.map((seed) => [seed, 'article'] as const),
];

test.each(all)('the illustration of %s (%s) is deterministic, small and well-formed', (seed, kind) => {
  const svg = drawIllustration(seed, kind);
  expect(drawIllustration(seed, kind)).toBe(svg);
  expect(svg.length).toBeLessThan(16_000);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
});

test('no two seeds share an illustration', () => {
  const drawings = all.map(([seed, kind]) => drawIllustration(seed, kind));
  expect(new Set(drawings).size).toBe(drawings.length);
});
