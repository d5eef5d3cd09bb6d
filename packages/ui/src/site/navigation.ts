import { paths } from '@cimiento/contracts';

/** Items of the public navigation. */
export const navigationItems = [
  { label: 'Inicio', to: paths.home },
  { label: 'Oportunidades', to: paths.opportunities },
  { label: 'Cómo Funciona', to: paths.howItWorks },
  { label: 'Blog', to: paths.blog },
  { label: 'Nosotros', to: paths.about },
] as const;

/** Columns of the footer. Their links are placeholders. */
export const footerColumns = [
  { title: 'Empresa', links: ['Nosotros', 'Equipo', 'Carreras', 'Prensa'] },
  { title: 'Producto', links: ['Cómo funciona', 'Oportunidades', 'Seguridad', 'Preguntas frecuentes'] },
  { title: 'Soporte', links: ['Centro de ayuda', 'Contacto', 'Términos y condiciones', 'Privacidad'] },
] as const;
