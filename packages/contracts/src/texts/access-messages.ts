/** Refusals of what a program, or one person with two accounts, may not do. */
export const accessMessages = {
  sessionNeeded: 'Esta operación pide confirmar quién la hace: hazla con tu sesión, no con una clave de API.',
  apiKeyNeeded: 'El esquema es para programas: envía Authorization: Bearer con una clave de API.',
  keySpendsNothing: 'Una clave de API no dice de qué es un débito del banco: hazlo con tu sesión en Conciliación.',
  keyCreditsNothing: 'Una clave de API no acredita dinero a nadie: hazlo con tu sesión en Conciliación.',
  keyTakesNothing: 'Una clave de API no quita dinero a nadie: hazlo con tu sesión en Conciliación.',
  keyPaysNothing: 'Una clave de API solo registra pagos pendientes: un administrador los marca como pagados.',
  keyChangesNoTerms:
    'Una clave de API no archiva un proyecto que tiene dinero, ni cambia su estado, montos, retorno, plazo, fechas o comisiones: lo hace un administrador, y otro lo aprueba.',
  samePerson:
    'Tu cuenta y la de la otra persona tienen el mismo número de cuenta bancaria o el mismo titular: pueden ser de una sola persona. Otra persona debería decidir.',
  samePersonConfirm: 'Confirma que son dos personas distintas; queda registrado.',
  accountMade: (account: string, maker: string) =>
    `La cuenta de ${account} la creó ${maker} y su correo no está confirmado: que lo confirme antes de que decidan juntos.`,
  accountSet: (account: string, maker: string) =>
    `El correo o la contraseña de la cuenta de ${account} los puso ${maker}, y el correo no está confirmado: que lo confirme antes de que decidan juntos.`,
  emailOfMaker:
    'Otro administrador puso el correo de tu cuenta. Confírmalo antes de cambiarlo, o pide a un administrador que lo corrija.',
} as const;
