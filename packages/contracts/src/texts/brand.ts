/** The product's names, stated only here. */
export const brand = {
  name: 'Cimiento',
  contactEmail: 'hola@cimiento.example',
  site: 'https://cimiento.example',
  author: 'Equipo Cimiento',
  tagline: 'Inversión inmobiliaria fraccionada desde $1,000',
  /** Colours where no style sheet applies: e-mails. The same as the light theme. */
  colors: {
    ground: '#f7f4ee',
    surface: '#fffdf9',
    ink: '#14201b',
    muted: '#55615b',
    line: '#e0d9cb',
    primary: '#123328',
    onPrimary: '#f7f4ee',
  },
} as const;

/** Title of the browser tab: ends with the product's name unless it already contains it. */
export const toPageTitle = (title: string): string => (title.includes(brand.name) ? title : `${title} · ${brand.name}`);
