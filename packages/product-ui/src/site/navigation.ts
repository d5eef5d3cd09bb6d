import { paths } from '@cimiento/contracts';

type NavigationItem = { label: string; to: string };

const navigationItems: readonly NavigationItem[] = [
  { label: 'Inicio', to: paths.home },
  { label: 'Oportunidades', to: paths.opportunities },
  { label: 'Cómo Funciona', to: paths.howItWorks },
  { label: 'Blog', to: paths.blog },
  { label: 'Nosotros', to: paths.about },
];

/** Items of the public navigation; a signed-in user also goes straight to where they invest. */
export const getNavigationItems = (isSignedIn: boolean): readonly NavigationItem[] =>
  isSignedIn ? [...navigationItems, { label: 'Marketplace', to: paths.marketplace }] : navigationItems;

/** Addresses of links of the footer that are not placeholders. */
export const footerAddresses: Readonly<Record<string, string>> = {
  Nosotros: paths.about,
  'Cómo funciona': paths.howItWorks,
  Oportunidades: paths.opportunities,
  'Preguntas frecuentes': paths.help,
  Resultados: paths.trackRecord,
  'Centro de ayuda': paths.help,
  Contacto: paths.help,
  'Términos y condiciones': paths.terms,
  Privacidad: paths.privacyPolicy,
};

/** Columns of the footer. A link without an address is a placeholder. */
export const footerColumns = [
  { title: 'Empresa', links: ['Nosotros', 'Equipo', 'Carreras', 'Prensa'] },
  { title: 'Producto', links: ['Cómo funciona', 'Oportunidades', 'Seguridad', 'Preguntas frecuentes', 'Resultados'] },
  { title: 'Soporte', links: ['Centro de ayuda', 'Contacto', 'Términos y condiciones', 'Privacidad'] },
] as const;
