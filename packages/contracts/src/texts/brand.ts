/** The parts of a server and of a page that state settings. */
type Surroundings = {
  process?: { env?: Readonly<Record<string, string | undefined>> };
  document?: { getElementById(id: string): { textContent: string | null } | null };
};

/** The address that an installation states: on a server by COMPANY_EMAIL, else EMAIL_FROM, on a page by its facts. A demonstration has an example. */
function readContactEmail(): string {
  const { process, document } = globalThis as Surroundings;
  const facts = document?.getElementById('site-facts')?.textContent;
  const stated = facts
    ? (JSON.parse(facts) as { contactEmail?: string }).contactEmail
    : process?.env?.COMPANY_EMAIL || process?.env?.EMAIL_FROM;
  return stated || 'hola@cimiento.example';
}

/** The product's names, stated only here. */
export const brand = {
  name: 'Cimiento',
  /** Where people write to. */
  get contactEmail(): string {
    return readContactEmail();
  },
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
