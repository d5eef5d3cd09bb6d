/** The product's names, stated only here. */
export const brand = {
  name: 'Cimiento',
  contactEmail: 'hola@cimiento.example',
  author: 'Equipo Cimiento',
  tagline: 'Inversión inmobiliaria fraccionada desde $1,000',
} as const;

/** Title of the browser tab: ends with the product's name unless it already contains it. */
export const toPageTitle = (title: string): string => (title.includes(brand.name) ? title : `${title} · ${brand.name}`);
