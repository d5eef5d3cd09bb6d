import { limits } from './limits';

/** Messages of the back office about decisions on waitlist requests; the public form does not load them. */
export const waitlistMessages = {
  codeOpen:
    'Esta solicitud ya tiene un código vigente. Para invitar de nuevo, corrige su correo o revoca antes el código.',
  emailTaken: 'Otra solicitud ya tiene este correo. Responde a esa solicitud.',
  answeredRows: `Elige entre 1 y ${limits.answeredRequests.max} solicitudes, cada una una vez`,
} as const;
