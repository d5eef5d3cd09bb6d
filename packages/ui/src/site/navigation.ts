import { paths } from '@cimiento/contracts';

/** Items of the public navigation. */
export const navigationItems = [
  { label: 'Inicio', to: paths.home },
  { label: 'Oportunidades', to: paths.opportunities },
  { label: 'Cómo Funciona', to: paths.howItWorks },
  { label: 'Blog', to: paths.blog },
  { label: 'Nosotros', to: paths.about },
] as const;

/** Addresses of links of the footer that are no placeholders. */
export const footerAddresses: Readonly<Record<string, string>> = { Resultados: paths.trackRecord };

/** Columns of the footer. A link without an address is a placeholder. */
export const footerColumns = [
  { title: 'Empresa', links: ['Nosotros', 'Equipo', 'Carreras', 'Prensa'] },
  { title: 'Producto', links: ['Cómo funciona', 'Oportunidades', 'Seguridad', 'Preguntas frecuentes', 'Resultados'] },
  { title: 'Soporte', links: ['Centro de ayuda', 'Contacto', 'Términos y condiciones', 'Privacidad'] },
] as const;
