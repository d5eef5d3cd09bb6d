/** Messages about account changes, sessions and waiting times. Only the gateway has them: pages show what it answers. */
export const accountMessages = {
  accountByKey:
    'Una clave de API no cambia el nombre, el correo, la contraseña ni el segundo factor de otra persona: hazlo con tu sesión.',
  pendingEmailSent: 'Enviamos el enlace otra vez.',
  pendingEmailMissing: 'Esta cuenta no tiene un correo por confirmar.',
  pendingEmailConfirmed: 'Ya confirmaron este correo: empieza a valer cuando pase el tiempo para detenerlo.',
  pendingEmailApplied: 'Desde ahora te escribimos a este correo',
  pendingEmailWaits: (from: string) => `Tu correo quedó confirmado. Empieza a valer el ${from}, hora de Ecuador.`,
  emailUnconfirmed:
    'Un administrador puso el correo de esta cuenta, que tiene dinero, y su dueño no lo confirmó: no recibe el enlace de una contraseña nueva.',
  accessWaiting: (from: string) =>
    `Nuestro equipo cambió hace poco los datos de acceso de tu cuenta. Para proteger tu dinero, podrás retirar desde el ${from}, hora de Ecuador. Si no lo pediste tú, escríbenos ya.`,
  bankAccountWaiting: (from: string) =>
    `Cambiaste tu cuenta bancaria hace poco. Para proteger tu dinero, podrás retirar desde el ${from}, hora de Ecuador. Si no fuiste tú, escríbenos ya.`,
  moneyCleared:
    'Como nadie había confirmado este correo, quitamos la cuenta bancaria y los retiros por pagar que había en tu cuenta.',
  sessionChanged: (name: string) =>
    `En este navegador ahora está la sesión de ${name}. No se hizo nada: revisa con qué cuenta entraste e intenta de nuevo.`,
} as const;
