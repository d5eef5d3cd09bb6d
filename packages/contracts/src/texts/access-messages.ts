/** Refusals of what a program may not do. */
export const accessMessages = {
  sessionNeeded: 'Esta operación pide confirmar quién la hace: hazla con tu sesión, no con una clave de API.',
} as const;
