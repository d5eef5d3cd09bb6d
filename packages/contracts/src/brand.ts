/** The names that a person reads; nothing else in the code spells them out. */
export const brand = {
  name: 'Cimiento',
  contactEmail: 'hola@cimiento.example',
  author: 'Equipo Cimiento',
  tagline: 'Inversión inmobiliaria fraccionada desde $1,000',
} as const;

/** Title of a page in the browser's tab: it ends with the name of the product, unless it has it already. */
export const pageTitle = (title: string): string => (title.includes(brand.name) ? title : `${title} · ${brand.name}`);
