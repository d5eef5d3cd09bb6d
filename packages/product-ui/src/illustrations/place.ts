/** The features of a project that its picture shows. */
export type Place = { name: string; location: string; propertyType: 'residencial' | 'comercial' };

/** The land behind a building. */
export type Region = 'sierra' | 'costa' | 'valle' | 'ciudad';

/** The kind of building, by its name. */
export type BuildingType = 'casa' | 'torre' | 'lofts' | 'terrazas' | 'portal' | 'edificio' | 'locales';

/** Words without accents, in lower case. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const toPattern = (words: readonly string[]): RegExp => new RegExp(`\\b(?:${words.join('|')})\\b`);

const coast = toPattern([
  ...['guayaquil', 'duran', 'samborondon', 'manta', 'salinas', 'esmeraldas', 'montanita', 'olon', 'ayampe', 'playas'],
  ...['puerto lopez', 'puerto cayo', 'bahia de caraquez', 'machala', 'crucita', 'atacames', 'galapagos', 'tumbes'],
  ...['lima', 'callao', 'mancora', 'piura', 'trujillo', 'cartagena', 'santa marta', 'barranquilla', 'cancun'],
  ...['playa del carmen', 'tulum', 'mazatlan', 'puerto vallarta', 'acapulco', 'veracruz', 'valparaiso', 'vina del mar'],
  ...['montevideo', 'punta del este', 'mar del plata', 'la guaira', 'panama', 'santo domingo', 'rio de janeiro'],
  ...['playa', 'costa', 'malecon', 'puerto', 'isla'],
]);
const valleys = toPattern([
  ...[
    'cumbaya',
    'tumbaco',
    'los chillos',
    'sangolqui',
    'puembo',
    'pifo',
    'nayon',
    'yunguilla',
    'vilcabamba',
    'gualaceo',
  ],
  ...['medellin', 'envigado', 'rionegro', 'cali', 'pereira', 'armenia', 'manizales', 'urubamba', 'valle', 'valles'],
]);
const mountains = toPattern([
  ...[
    'quito',
    'cuenca',
    'loja',
    'ambato',
    'riobamba',
    'ibarra',
    'otavalo',
    'cotacachi',
    'latacunga',
    'tulcan',
    'banos',
  ],
  ...['cusco', 'cuzco', 'arequipa', 'huaraz', 'ayacucho', 'cajamarca', 'puno', 'bogota', 'tunja', 'pasto', 'popayan'],
  ...['la paz', 'sucre', 'potosi', 'cochabamba', 'merida venezuela', 'bariloche', 'mendoza', 'sierra', 'andes'],
]);

/** Valleys have their own names, also those of a city of the sierra; only a location lies by the sea, because names are poetry. */
export function getRegion({ name, location }: Pick<Place, 'name' | 'location'>): Region {
  const [where, called] = [fold(location), fold(name)];
  if (coast.test(where)) return 'costa';
  if (valleys.test(where) || (mountains.test(where) && valleys.test(called))) return 'valle';
  return mountains.test(where) ? 'sierra' : 'ciudad';
}

const types: readonly (readonly [BuildingType, RegExp])[] = [
  ['terrazas', toPattern(['terraza', 'terrazas', 'ladera', 'andenes'])],
  ['lofts', toPattern(['loft', 'lofts', 'taller', 'talleres', 'fabrica', 'imprenta'])],
  ['torre', toPattern(['torre', 'torres', 'rascacielos'])],
  ['casa', toPattern(['casa', 'casas', 'casona', 'villa', 'villas', 'quinta', 'patio', 'patios', 'cabana', 'cabanas'])],
  ['portal', toPattern(['portal', 'portales', 'hacienda', 'claustro', 'convento'])],
  ['locales', toPattern(['malecon', 'plaza', 'locales', 'oficinas', 'mercado', 'galeria', 'centro'])],
];

/** The kind of building that a name says; else homes or shops. */
export function getBuildingType({ name, propertyType }: Pick<Place, 'name' | 'propertyType'>): BuildingType {
  const called = fold(name);
  const found = types.find(([, pattern]) => pattern.test(called));
  return found?.[0] ?? (propertyType === 'comercial' ? 'locales' : 'edificio');
}
