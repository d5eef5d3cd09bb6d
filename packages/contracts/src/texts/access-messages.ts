/** Refusals of what a program may not do. */
export const accessMessages = {
  sessionNeeded: 'Esta operación pide confirmar quién la hace: hazla con tu sesión, no con una clave de API.',
  samePerson:
    'Tu cuenta y la de la otra persona tienen el mismo número de cuenta bancaria o el mismo titular: pueden ser de una sola persona. Otra persona debería decidir.',
  samePersonConfirm: 'Confirma que son dos personas distintas; queda registrado.',
} as const;
