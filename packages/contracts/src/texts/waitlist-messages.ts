import { limits } from './limits';

/** What the back office reads about the answers to waitlist requests; the public form does not load it. */
export const waitlistMessages = {
  codeOpen:
    'Esta solicitud ya tiene un código vigente. Para invitar de nuevo, corrige su correo o revoca antes el código.',
  emailTaken: 'Otra solicitud ya tiene este correo. Responde a esa solicitud.',
  answeredRows: `Elige entre 1 y ${limits.answeredRequests.max} solicitudes, cada una una vez`,
} as const;
