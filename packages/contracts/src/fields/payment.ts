import { messages } from '../texts/messages';
import { paymentMessages } from '../texts/payment-messages';
import { paymentRunBasisLabel, paymentRunParticipantsLabel, paymentRunStatus } from '../investing/payment-runs';
import { paymentStatus, runPaymentStatuses, type RunPaymentStatus } from '../investing/payments';
import {
  choice,
  count,
  date,
  flag,
  instant,
  money,
  month,
  nullable,
  optional,
  recorded,
  reference,
  signedMoney,
  text,
  type InputFrom,
} from './field';
import type { ApiTexts, RecordFacts } from './record';

/** Values that code may leave out, as a program may. */
type MayLeaveOut<Values, Names extends keyof Values> = Omit<Values, Names> & Partial<Pick<Values, Names>>;

const paymentDateMessage = 'La fecha de pago debe tener la forma AAAA-MM-DD';
const periodFacts = { placeholder: '2025-01', description: 'Month covered, in YYYY-MM format.' };

const project = reference('Proyecto', 'ID proyecto', {
  message: 'Selecciona un proyecto',
  placeholder: 'Nombre o ubicación',
});
const paymentDate = date('Fecha de Pago', { message: paymentDateMessage });

const creditedOn = nullable(
  date('Acreditado el', {
    message: 'La fecha de acreditación debe tener la forma AAAA-MM-DD',
    hint: 'Déjalo vacío: es el día en que se registra como pagado.',
    description:
      'Date on which the payment is credited. It is also the date of the ledger entry and the movement, and determines whether the rent was on time. Set when the payment becomes paid; defaults to the later of today and `paymentDate`; null if the payment is not paid.',
  }),
);
const dateReason = nullable(
  text('Motivo de la fecha', {
    hint: 'Por qué se acredita con una fecha anterior. El inversionista lo lee.',
    description:
      'Reason for an earlier credit date, shown to the investor; null if the payment is not credited on an earlier day.',
  }),
);

/** The amount is in US dollars with two decimals. */
export const paymentFields = {
  investmentId: reference('Inversión', 'ID inversión', {
    message: 'Selecciona una inversión',
    placeholder: 'Número, proyecto, usuario o monto',
    hint: 'Al elegirla se completan el usuario y el proyecto.',
  }),
  userId: reference('Usuario', 'ID usuario', {
    message: 'Selecciona un usuario',
    placeholder: 'Nombre o correo',
    description: 'ID of the user who holds the investment.',
  }),
  projectId: { ...project, description: "ID of the investment's project." },
  amount: money('Monto', {
    message: 'El monto debe ser un número con dos decimales como máximo',
    placeholder: '125.50',
  }),
  period: month('Período', periodFacts),
  paymentDate,
  status: choice('Estado', paymentStatus, {
    fallback: 'paid',
    description: 'Status of the payment; defaults to `paid`, or to `pending` when an API key sends it.',
  }),
  creditedOn,
  dateReason,
  runId: recorded(reference('Pago mensual', 'Pago mensual')),
};

/** The parts of its share that a payment of a run does not have. */
const deductionFields = {
  fee: recorded(nullable(signedMoney('Comisión descontada'))),
  expenses: recorded(nullable(signedMoney('Gastos descontados'))),
  reserve: recorded(nullable(signedMoney('Reserva descontada'))),
};

/** Reason for correcting or deleting a paid payment. */
export const paymentReasonField = text('Motivo', {
  message: paymentMessages.reason,
  hint: 'Por qué se corrige un pago ya pagado. El inversionista lo lee.',
  description: 'Reason for correcting a paid payment, shown to the investor. Required if approvals are required.',
});

/** The values of an import that hold for all of its rows. */
export const paymentImportFields = {
  reason: nullable(
    text('Motivo', {
      hint: 'Por qué se acreditan con una fecha anterior. Los inversionistas lo leen.',
      description:
        'Reason for the earlier credit date, shown to the investors; used for rows that do not give their own reason.',
    }),
  ),
  history: nullable(
    flag('Historial', {
      hint: 'Pagos de antes de la plataforma: cada uno se acredita en su propia fecha, que debe ser anterior a la primera orden del proyecto aquí. Puede pedir la aprobación de otra persona.',
      description:
        "Whether the payments predate the platform: each is credited on its own date, which must be before the project's first order here. If approvals are required, another administrator must approve the payments, whatever their total.",
    }),
  ),
};

export const paymentInputFields = { ...paymentFields, reason: nullable(paymentReasonField) };

/** A return payment as an administrator writes it. */
export type PaymentInput = MayLeaveOut<InputFrom<typeof paymentInputFields>, 'creditedOn' | 'dateReason' | 'reason'>;

const runStatusLabels = Object.fromEntries(
  runPaymentStatuses.map((status) => [status, paymentStatus[status].label]),
) as Record<RunPaymentStatus, string>;

const basis = choice('Repartir según', paymentRunBasisLabel, {
  fallback: 'registered',
  hint: 'Según lo registrado se reparte todo el monto; según lo financiado, la parte del capital sin registrar queda en la renta del proyecto.',
  description:
    "Basis for calculating the shares: `registered` (default), the participating capital, which receives the full amount; or `funded`, the amount that the project states as funded, so that the share of unregistered capital stays in the project's rent.",
});

/** Terms of a monthly payment: the shares of the investments follow from them. */
export const paymentRunTermFields = {
  projectId: project,
  period: month('Período', periodFacts),
  /** The rent of the house before fees, expenses and reserve, above zero. */
  amount: money('Renta bruta', {
    min: 1,
    message: 'La renta bruta debe ser mayor que cero, con dos decimales como máximo',
    placeholder: '1000.00',
    hint: 'Lo que pagó la casa. De ella salen comisiones, gastos y reserva; el resto se reparte según lo invertido, exacto al centavo.',
    description: 'Gross rent. Fees, expenses and reserve are deducted from it; the rest is allocated.',
  }),
  expenses: optional(
    money('Gastos', {
      message: 'Los gastos deben ser un número con dos decimales como máximo',
      placeholder: '0.00',
      hint: 'Los que el banco pagó y aún no se descontaron.',
      description: 'Expenses to deduct; defaults to those of the project that no monthly payment has deducted yet.',
    }),
  ),
  reserve: signedMoney('Reserva', {
    fallback: '0.00',
    message: 'La reserva debe ser un número con dos decimales como máximo',
    hint: 'Lo que se guarda para gastos de después; negativa si sale de lo guardado.',
    description: 'Amount to keep for later expenses; negative to take from what was kept.',
  }),
  basis,
  participants: choice('Participan', paymentRunParticipantsLabel, {
    fallback: 'entitled',
    hint: 'La primera renta de una inversión es la del mes siguiente al que se hizo.',
    description:
      'Participating investments. `entitled` (default): those whose first month of rent is not after the period, and those without a date, but not those whose order can still be cancelled. `all`: every investment.',
  }),
  continueForMissing: flag('Pagar solo a las inversiones que aún no tienen un pago de ese mes', {
    fallback: false,
    description:
      'Whether to include only investments without a paid or pending payment for the month; missed payments are replaced.',
  }),
};

/** A monthly payment as an administrator writes it. */
export const paymentRunFormFields = {
  ...paymentRunTermFields,
  paymentDate,
  status: choice('Estado', runStatusLabels, {
    fallback: 'pending',
    description: 'Status of the payments: `pending` (default) or `paid`.',
  }),
  creditedOn,
  dateReason,
  occupied: nullable(
    count('Ocupación (%)', {
      max: 100,
      message: 'La ocupación debe ser un número entero de 0 a 100',
      hint: 'Parte de la casa que estuvo arrendada ese mes.',
      description: 'Occupied part of the house in the month, in percent; null if not stated.',
    }),
  ),
};

/** A monthly payment to post. */
export const paymentRunInputFields = {
  ...paymentRunFormFields,
  fingerprint: optional(
    text('Reparto', {
      max: 64,
      message: messages.invalidValue,
      description:
        'Fingerprint of the preview that was shown; the monthly payment is posted with exactly those shares or not at all.',
    }),
  ),
};

export type PaymentRunTerms = MayLeaveOut<InputFrom<typeof paymentRunTermFields>, 'reserve'>;
type LaterNames = 'creditedOn' | 'dateReason' | 'occupied' | 'reserve';
export type PaymentRunForm = MayLeaveOut<InputFrom<typeof paymentRunFormFields>, LaterNames>;
export type PaymentRunInput = MayLeaveOut<InputFrom<typeof paymentRunInputFields>, LaterNames>;

const { period: _ofTheMonth, creditedOn: _never, dateReason: _noReason, ...runOfMonth } = paymentRunInputFields;

/** The monthly payment of one of several projects for a month. */
export const monthRunFields = runOfMonth;
export type MonthRun = MayLeaveOut<InputFrom<typeof monthRunFields>, 'occupied' | 'reserve'>;

/** Results of monthly payments that were posted together. */
export const monthRunStateLabel = {
  posted: 'Publicado',
  waits: 'Espera aprobación',
  refused: 'No se publicó',
} as const;
export type MonthRunState = keyof typeof monthRunStateLabel;
export const monthRunStates = Object.keys(monthRunStateLabel) as MonthRunState[];

/** The month of the rents of all projects. */
export const paymentMonthFields = { period: month('Mes') };

export const paymentRecord: RecordFacts = {
  label: 'Pago',
  table: 'payment',
  kept: 'investments',
  fields: { ...paymentFields, ...deductionFields, rounding: recorded(count('Centavos de redondeo')) },
};

export const paymentRunRecord: RecordFacts = {
  label: 'Pago mensual',
  table: 'payment_run',
  kept: 'investments',
  nonPersonalTexts: ['basis', 'turned'],
  fields: {
    projectId: project,
    period: month('Período', periodFacts),
    number: count('Número'),
    amount: money('Monto'),
    basis,
    fee: money('Comisión con IVA'),
    vat: money('IVA'),
    expenses: money('Gastos'),
    reserve: signedMoney('Reserva'),
    retained: money('Sin repartir'),
    occupied: nullable(count('Ocupación (%)')),
    payments: count('Pagos'),
    createdBy: reference('Quien lo publicó', 'ID de quien lo publicó'),
    createdAt: instant('Fecha de registro'),
    status: choice('Estado', paymentRunStatus),
  },
};

export const paymentApiTexts: ApiTexts = {
  'PaymentMonth.runId': 'Id del último pago mensual publicado de ese mes; null sin ninguno',
  'PaymentMonth.state': 'Cómo va: none, pending, partial, paid o missed',
  'Payment.status': 'Estado. Sin él, un pago que envía una persona es paid, y uno que envía una clave, pending',
  'Payment.creditedOn':
    'Día en que se acredita y en que se asienta; sin él, paymentDate, o el día en que se registra donde hay aprobaciones. null mientras no se paga, y en pagos de antes de que se guardara, que se acreditaron en paymentDate',
  'Payment.dateReason': 'Motivo de un día anterior; null si no lo tiene',
  'CorrectionWarning.withdrawals': 'Ids de los retiros de un aviso OVERDRAWS; vacío en los demás',
  'PaymentWarning.withdrawals': 'Ids de los retiros de un aviso OVERDRAWS; vacío en los demás',
  'PaymentRun.occupied': 'Cuánto estuvo arrendada la casa ese mes, de 0 a 100; null si nadie lo registró',
  'MonthRunPreview.code': 'Por qué no se puede registrar; null si se puede. Entonces los montos son 0.00',
  'MonthRunPreview.leftOut': 'Inversiones sin parte de ese mes, por id',
  'MonthRunResult.approvalId': 'Id de la solicitud que espera a otro administrador; null en los demás',
  'MonthRunResult.state': 'posted, waits (espera a otro administrador) o refused',
  'MonthRunResult.code': 'Por qué no se registró; null en los demás',
  'PaymentRunLeftOut.from': 'Primer mes por el que la inversión recibe renta, AAAA-MM',
  'PaymentRunPreview.leftOut':
    'Inversiones sin parte de ese mes, por id: hechas después, o por una orden que aún se puede cancelar',
  'RentCalendarMonth.state': 'Estado de la renta, igual en todas las páginas y archivos',
};
