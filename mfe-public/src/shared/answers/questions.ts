import {
  brand,
  describeCompany,
  formatDollars,
  fractionPrice,
  limits,
  withdrawalTime,
  type Company,
} from '@cimiento/contracts';

/** Settings that answers name; before they are known, the values that an installation starts with. */
export type HelpFacts = { reservationDays: number; coolingOffHours: number; needsInvitation: boolean };

export const initialFacts: HelpFacts = {
  reservationDays: limits.reservationDays.initial,
  coolingOffHours: limits.coolingOffHours.initial,
  needsInvitation: true,
};

export type Answer = { question: string; answer: string };

export type HelpSection = { title: string; questions: readonly Answer[] };

const minimum = formatDollars(fractionPrice);

const describeOperator = (company: Company): string => {
  const known = describeCompany(company);
  return known.length > 0
    ? `${known.join(' · ')}. Compara estos datos con los que ves al pagar: deben ser los mismos.`
    : `La empresa aún no publica sus datos aquí. Pídelos a ${brand.contactEmail} antes de transferir.`;
};

/** The answers with the limits and settings of an installation. */
const writeAnswers = ({ reservationDays, coolingOffHours, needsInvitation }: HelpFacts, company: Company) =>
  ({
    operator: { question: '¿Quién está detrás?', answer: describeOperator(company) },
    contact: {
      question: '¿Cómo me contacto?',
      answer: `Escribe a ${brand.contactEmail}${company.phone && ` o llama al ${company.phone}`}. Nunca te pediremos tu contraseña ni un código.`,
    },
    minimum: {
      question: '¿Con cuánto puedo empezar?',
      answer: `Con ${minimum}, que es una fracción. Cada proyecto dice su mínimo, y siempre inviertes en fracciones enteras de ${minimum}.`,
    },
    account: {
      question: '¿Cómo abro una cuenta?',
      answer: needsInvitation
        ? 'Por ahora con invitación: pídela en la lista de espera y te llega un código por correo, con el que te registras.'
        : 'Regístrate con tu correo, tu nombre y una contraseña. No hace falta invitación.',
    },
    signIn: {
      question: '¿Entro con mi correo o con mi usuario?',
      answer: 'Con cualquiera de los dos. Si olvidaste la contraseña, pide un enlace en la página de inicio de sesión.',
    },
    purchase: {
      question: '¿Qué compro cuando invierto?',
      answer:
        'Una parte de lo que el inmueble rinda: las rentas de cada mes y lo que quede de su venta, en proporción a tus fracciones. El plazo, los costos y los riesgos están en la página del proyecto.',
    },
    loss: {
      question: '¿Puedo perder dinero?',
      answer:
        'Sí. Un proyecto puede atrasarse, quedar vacío o venderse por menos de lo que costó. Lo proyectado no es una promesa; en Resultados ves lo que cumplió cada proyecto.',
    },
    payment: {
      question: '¿Cómo pago?',
      answer: `Desde tu saldo, y la inversión queda hecha al instante, o por transferencia: tu orden se reserva ${reservationDays} días y se paga sola cuando el banco muestra tu transferencia con su referencia.`,
    },
    reference: {
      question: '¿Qué es la referencia?',
      answer:
        'Un código que empieza con RF y va en el concepto de la transferencia. Cada orden tiene la suya, y tu saldo tiene otra. Así sabemos de quién es el dinero y para qué.',
    },
    wrongTransfer: {
      question: '¿Y si transfiero otro monto o me equivoco de referencia?',
      answer:
        'No se pierde. Con una referencia tuya o el número de tu orden, lo que no puede pagar la orden se acredita a tu saldo y te avisamos; desde ahí la pagas o lo retiras.',
    },
    expiredReservation: {
      question: '¿Y si mi reserva se vence?',
      answer:
        'Las fracciones vuelven a estar disponibles y no debes nada. Si tu transferencia llega después, se acredita a tu saldo.',
    },
    regret: {
      question: '¿Puedo arrepentirme?',
      answer: `Una reserva se cancela cuando quieras. Una orden pagada se cancela dentro de ${coolingOffHours} horas mientras el proyecto siga abierto, y el dinero vuelve a tu saldo.`,
    },
    unfilled: {
      question: '¿Qué pasa si un proyecto no reúne todo su objetivo?',
      answer:
        'Sigue abierto hasta reunirlo; tu inversión queda hecha y recibe lo que le toca. Si el proyecto se retirara, te avisaríamos y su venta o devolución se reparte según las fracciones.',
    },
    rents: {
      question: '¿Cuándo recibo rentas?',
      answer:
        'Cada mes, desde la primera renta prevista del proyecto. Tu calendario dice el mes y el día de cada una, y si alguna no llegó.',
    },
    fees: {
      question: '¿Los porcentajes son antes o después de comisiones?',
      answer:
        'Cada cifra lo dice. La página del proyecto muestra la comisión de cada renta y la de la venta, y los escenarios antes y después de ellas.',
    },
    withdrawal: {
      question: '¿Cómo retiro?',
      answer: `Desde Saldo, a una cuenta bancaria a tu nombre: la transferimos ${withdrawalTime}. Ves cada paso con su fecha. Después de cambiar la cuenta, los retiros se bloquean unos días para protegerte.`,
    },
    earlySale: {
      question: '¿Puedo vender mi parte antes?',
      answer:
        'No. Lo invertido se recupera con la venta del proyecto, al final de su plazo. Invierte lo que no vayas a necesitar antes.',
    },
    taxes: {
      question: '¿Pago impuestos?',
      answer:
        'Lo que ganas te corresponde declararlo a ti. Cada año tienes un estado de cuenta en PDF con todo lo que hace falta. No damos asesoría tributaria.',
    },
    genuineMail: {
      question: '¿Cómo sé que un correo es de ustedes?',
      answer: `Lleva nuestros datos al pie y enlaces solo a este sitio. Ante la duda no abras el enlace: entra escribiendo la dirección y mira tus notificaciones.`,
    },
    ownAccount: {
      question: '¿Cómo protejo mi cuenta?',
      answer:
        'Usa una contraseña que no uses en otro sitio y activa la verificación en dos pasos en Configuración. Te avisamos de cada acceso desde un dispositivo nuevo.',
    },
    erasure: {
      question: '¿Puedo borrar mis datos?',
      answer:
        'Sí, en Mis datos los descargas, los corriges y pides que los eliminemos. Los registros de dinero se guardan, sin tu nombre, el tiempo que pide la ley.',
    },
  }) satisfies Record<string, Answer>;

export type AnswerName = keyof ReturnType<typeof writeAnswers>;

const sections: readonly (readonly [title: string, answers: readonly AnswerName[]])[] = [
  ['Antes de empezar', ['operator', 'contact', 'minimum', 'account', 'signIn']],
  [
    'Invertir',
    ['purchase', 'loss', 'payment', 'reference', 'wrongTransfer', 'expiredReservation', 'regret', 'unfilled'],
  ],
  ['Rentas y retiros', ['rents', 'fees', 'withdrawal', 'earlySale', 'taxes']],
  ['Seguridad y datos', ['genuineMail', 'ownAccount', 'erasure']],
];

/** Some of the answers. */
export function pickAnswers(facts: HelpFacts, company: Company, names: readonly AnswerName[]): Answer[] {
  const answers = writeAnswers(facts, company);
  return names.map((name) => answers[name]);
}

/** Common questions about trusting the product with money, answered with its own limits and settings. */
export const getHelp = (facts: HelpFacts, company: Company): readonly HelpSection[] =>
  sections.map(([title, names]) => ({ title, questions: pickAnswers(facts, company, names) }));
