import { paths } from '@cimiento/contracts';
import type { PageHead } from '@cimiento/federation/runtime';

/**
 * Address → title, description and headline of a public page. The server writes them into the page for readers that do not run it; the page
 * itself shows the same words (usePageHead).
 */
export const heads = {
  [paths.home]: {
    title: 'Inversión inmobiliaria fraccionada desde $1,000',
    description:
      'Invierte en bienes raíces por fracciones desde $1,000: proyectos revisados por expertos, rentas periódicas y un panel claro para seguirlos.',
    headline: 'Un edificio, partes iguales. Algunas pueden ser tuyas.',
    actions: [
      { label: 'Ver oportunidades', to: paths.opportunities },
      { label: 'Solicitar invitación', to: paths.waitlist },
    ],
  },
  [paths.login]: {
    title: 'Iniciar sesión',
    description: 'Entra para ver tu portafolio y los proyectos abiertos.',
    headline: 'Iniciar sesión',
  },
  [paths.register]: {
    title: 'Crear cuenta',
    description: 'Completa tus datos para empezar a invertir por fracciones.',
    headline: 'Crear cuenta',
  },
  [paths.resetPassword]: {
    title: 'Elige una contraseña nueva',
    description: 'Al guardarla se cierran tus sesiones en todos los dispositivos.',
    headline: 'Elige una contraseña nueva',
  },
  [paths.confirmEmail]: {
    title: 'Confirma tu correo',
    description: 'Así podemos avisarte de tus inversiones y ayudarte si pierdes el acceso.',
    headline: 'Confirma tu correo',
  },
  [paths.stopEmailChange]: {
    title: 'Detén el cambio de correo',
    description:
      'Tu correo sigue igual, se cierran todas tus sesiones y te enviamos un enlace para elegir una contraseña nueva.',
    headline: 'Detén el cambio de correo',
  },
  [paths.invitation]: {
    title: 'Activa tu cuenta',
    description: 'Ingresa el código que recibiste para crear tu cuenta.',
    headline: 'Activa tu cuenta',
  },
  [paths.waitlist]: {
    title: 'Lista de espera',
    description: 'Estamos abriendo cupos poco a poco. Cuéntanos de ti y te escribimos.',
    headline: 'Solicita tu invitación',
  },
  [paths.blog]: {
    title: 'Blog',
    description:
      'Ideas claras para invertir en bienes raíces por fracciones: cómo funciona, qué preguntar y qué riesgos mirar.',
    headline: 'Blog',
  },
  [paths.howItWorks]: {
    title: 'Cómo Funciona',
    description: 'Cómo se invierte por fracciones, paso a paso: qué camino hace tu dinero y qué puede salir mal.',
    headline: 'Cómo Funciona',
  },
  [paths.opportunities]: {
    title: 'Oportunidades de inversión',
    description:
      'Proyectos inmobiliarios revisados por expertos, divididos en fracciones desde $1,000. Mira lo que ya se financió y lo que está abierto.',
    headline: 'Oportunidades de inversión',
  },
  [paths.trackRecord]: {
    title: 'Resultados',
    description:
      'Cada proyecto que alguna vez recibió dinero: lo que prometió y lo que cumplió, con sus atrasos y sus pérdidas.',
    headline: 'Resultados',
  },
  [paths.help]: {
    title: 'Centro de ayuda',
    description:
      'Respuestas cortas a lo que se pregunta antes de invertir: quién está detrás, cómo se paga y qué puede salir mal.',
    headline: 'Centro de ayuda',
  },
  [paths.terms]: {
    title: 'Términos y condiciones',
    description: 'Las reglas para usar la plataforma e invertir por fracciones, en palabras sencillas.',
    headline: 'Términos y condiciones',
  },
  [paths.privacyPolicy]: {
    title: 'Política de privacidad',
    description: 'Qué datos tuyos guardamos, para qué, por cuánto tiempo y qué puedes pedirnos.',
    headline: 'Política de privacidad',
  },
  [paths.about]: {
    title: 'Nosotros',
    description: 'Quién opera la plataforma, quién la supervisa y cómo comprobarlo antes de transferir.',
    headline: 'Nosotros',
  },
} satisfies Record<string, PageHead>;

export type HeadedPath = keyof typeof heads;
