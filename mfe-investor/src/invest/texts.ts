import { messages } from '@cimiento/contracts';

export const texts = {
  title: 'Invertir',
  loading: 'Cargando proyecto...',
  failed:
    'No pudimos cargar el proyecto. No se ha registrado ninguna inversión: revisa tu conexión e intenta de nuevo.',
  notFound: messages.missingProject,
  notFoundHint: 'El proyecto que buscas no existe o ya no se ofrece.',
  closed: 'Este proyecto no recibe inversiones por ahora',
  closedHint: 'Mira los demás proyectos disponibles: se invierte desde $1,000.',
  back: 'Volver al proyecto',
  marketplace: 'Volver al marketplace',
  choose: 'Elige tu monto',
  fractions: 'Fracciones',
  slider: 'Monto a invertir',
  fewer: 'Una fracción menos',
  more: 'Una fracción más',
  minimum: 'Mínimo',
  everythingLeft: 'Todo lo que queda',
  summary: 'Lo que compras',
  risksTitle: 'Antes de confirmar, lee los riesgos',
  risks: [
    'El retorno es una proyección. Puede ser menor, llegar tarde o no llegar.',
    'Puedes perder parte o todo el capital que inviertes.',
    'Tu capital queda comprometido durante el plazo del proyecto: no hay un mercado donde venderlo antes.',
    'Invierte solo lo que no necesitas, y reparte entre varios proyectos.',
  ],
  acceptRisks: 'He leído los riesgos y los acepto',
  risksNotAccepted: messages.acceptRisks,
  commitment:
    'Registramos tu compromiso de inversión. El movimiento del dinero se hace fuera de la plataforma: te escribiremos con los pasos.',
  confirm: (amount: string) => `Confirmar inversión de ${amount}`,
  confirming: 'Confirmando...',
  retry: 'Reintentar',
  unconfirmedTitle: 'No sabemos si tu inversión quedó registrada',
  unconfirmed:
    'Se perdió la conexión mientras confirmabas. Reintenta con el mismo monto: si ya estaba registrada verás su comprobante, y nunca se registrará dos veces.',
  rejected: 'No se registró tu inversión',
} as const;
