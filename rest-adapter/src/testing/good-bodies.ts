import { addDays, addMonths, today, toPeriod } from '@cimiento/contracts';
import {
  listInputFields,
  postFields,
  projectFields,
  type FieldKind,
  type FieldTable,
} from '@cimiento/contracts/fields';
import { type Route, routes } from '../routes';

const samples: Record<FieldKind, unknown> = {
  text: 'Un texto',
  longText: 'Uno.\n\nDos.',
  url: '/images/uno.svg',
  email: 'nueva@prueba.example',
  password: 'secreto1',
  choice: undefined,
  flag: false,
  consent: true,
  count: 1,
  reference: 2,
  dollars: 300_000,
  money: '125.50',
  signedMoney: '-125.50',
  percent: 7.5,
  percentText: '8.5',
  date: '2025-01-15',
  instant: undefined,
  month: '2025-01',
};

/** A valid input with every field of a table: its fallback, null where that is allowed, else a sample of its kind. */
const createInput = (table: FieldTable): Record<string, unknown> =>
  Object.fromEntries(
    listInputFields(table).map(([name, { kind, empty, fallback }]) => [
      name,
      fallback ?? (empty === 'null' ? null : samples[kind]),
    ]),
  );

const project = { ...createInput(projectFields), name: 'Casa del Puente' };
const post = { ...createInput(postFields), slug: 'un-articulo' };

const investment = { userId: 2, projectId: 2, amount: 3000, annualReturn: 7.5 };

const payment = {
  investmentId: 2,
  userId: 2,
  projectId: 6,
  amount: '125.50',
  paymentDate: '2025-01-15',
  period: '2025-01',
  status: 'paid',
};

const exit = { price: '320000.00', costs: [{ label: 'Notaría', amount: '1250.40' }], exitDate: '2026-02-03' };
/** A bank's statement of one line. */
export const statement = {
  bankAccountId: 1,
  openingBalance: '0.00',
  closingBalance: '125.50',
  lines: [{ bookedOn: '2026-01-15', amount: '125.50', description: 'Transferencia', reference: null }],
  gapReason: 'El banco corrigió el saldo',
};

const run = {
  projectId: 1,
  period: '2020-01',
  amount: '1000.00',
  paymentDate: '2020-01-31',
  status: 'pending',
  participants: 'all',
  continueForMissing: true,
};

const webhook = { url: 'https://sistema.prueba.example/webhooks', events: ['payment.paid'] };

/** Answers of an identity that lack nothing. */
const identityAnswers = {
  kind: 'person',
  legalName: 'María Fernanda Torres',
  idKind: 'cedula',
  idNumber: '1710034065',
  country: 'EC',
  birthDate: '1988-04-12',
  address: 'Av. Amazonas 120, Quito',
  phone: '0991234567',
  occupation: 'Arquitecta',
  nationality: 'EC',
  pep: 'none',
  fundsOrigin: 'salary',
  expectedYearly: '5000.00',
  declarationAccepted: true,
};

/** A valid body for each path that takes one, for the demonstration data and an invitation code PRUEBA26: the example of its documentation, or this. */
export const goodBodies: Readonly<Record<string, Record<string, unknown>>> = {
  ...Object.fromEntries(
    routes.flatMap(({ path, example, takesRows }) => (example && !takesRows ? [[path, example]] : [])),
  ),
  '/api/admin/api-keys': { name: 'Contabilidad', scopes: ['payments:read'] },
  '/api/admin/webhook-endpoints': webhook,
  '/api/admin/webhook-endpoints/{id}': webhook,
  '/api/sandbox/clock': { date: addDays(today(), 1) },
  '/api/sandbox/deposits': { userId: 2, amount: '125.50' },
  // A month that the demonstration data has not paid.
  '/api/sandbox/rents': { projectId: 6, period: addMonths(toPeriod(today()), 1) },
  '/api/sandbox/exits': { projectId: 3, price: '320000.00' },
  '/api/admin/payment-runs': run,
  '/api/admin/payment-runs/preview': run,
  '/api/admin/invitations': { count: 1, maxUses: 1 },
  '/api/admin/waitlist/{id}/invite': {},
  '/api/admin/waitlist/invite': { ids: [1] },
  '/api/admin/waitlist/reject': { ids: [1] },
  '/api/auth/login': { username: 'maria', password: 'secreto1' },
  '/api/auth/second-factor': { code: 'K7QM-02XD-9FHT-3BWN' },
  '/api/auth/step-up': { password: 'secreto1' },
  '/api/auth/register': {
    username: 'lucia',
    email: 'lucia@prueba.example',
    fullName: 'Lucía Andrade',
    password: 'secreto1',
    invitationCode: 'PRUEBA26',
  },
  '/api/invitation/validate': { code: 'PRUEBA26' },
  '/api/waitlist': {
    email: 'espera@prueba.example',
    fullName: 'Pedro Espera',
    location: 'Quito, Ecuador',
    occupation: 'Médico',
    whyInterested: 'Quiero invertir en bienes raíces.',
    consentData: true,
  },
  // As in the demonstration data: a changed account would block withdrawals.
  '/api/user/bank-account': {
    bank: 'Banco Pichincha',
    accountType: 'savings',
    accountNumber: '2205871463',
    holderName: 'María Fernanda Torres',
    holderIdNumber: '1712345675',
  },
  '/api/user/consents': { news: true },
  '/api/user/data-subject-requests': { kind: 'correction', details: 'Mi segundo apellido es Ñáñez' },
  '/api/admin/data-subject-requests/{id}/complete': { reason: 'Lo corregimos' },
  '/api/admin/data-subject-requests/{id}/reject': { reason: 'Es un aviso de seguridad' },
  '/api/user/withdrawals': { amount: '10.00' },
  '/api/admin/withdrawals/{id}/reject': { reason: 'La cuenta no es de la persona' },
  '/api/admin/withdrawals/{id}/pay': { paidOn: '2026-02-03', bankReference: 'TRF-77' },
  '/api/admin/withdrawal-batches': {},
  '/api/admin/withdrawals/approve': { ids: [999_999], confirm: [] },
  '/api/admin/withdrawals/{id}/not-paid': { reason: 'El banco lo confirmó por teléfono' },
  '/api/admin/withdrawal-batches/{id}/read': { format: 'csv' },
  '/api/admin/withdrawal-batches/{id}/remove': { withdrawalIds: [1] },
  '/api/admin/withdrawal-batches/{id}/pay': { paidOn: '2026-02-03', bankReference: 'TRF-77', except: [] },
  '/api/user/orders': { projectId: 1, amount: 1000, fundedFrom: 'transfer', acceptedRisks: true },
  '/api/user/interests': { projectId: 12, fractions: 1, acceptedRisks: true },
  '/api/admin/projects/{id}/round': {
    minimum: 100_000,
    opensAt: today(),
    closesAt: addDays(today(), 20),
    mode: 'first_come',
  },
  '/api/user/identity': identityAnswers,
  '/api/admin/identity-cases/{id}/decide': {
    decision: 'approve',
    documents: [],
    answers: [],
    reason: 'Todo coincide',
  },
  '/api/admin/identity-cases/{id}/matches/{matchId}': { decision: 'other', reason: 'Otra fecha de nacimiento' },
  '/api/admin/identity-cases/{id}/suspend': { reason: 'Orden de la autoridad' },
  '/api/admin/identity-cases/{id}/reopen': { reason: 'La orden terminó' },
  '/api/admin/projects/{id}/round/extend': { closesAt: addDays(today(), 40) },
  '/api/admin/projects/{id}/round/cancel': { reason: 'El promotor se retiró' },
  '/api/admin/projects/{id}/round/confirm': { shortfall: 'Aporte del promotor' },
  '/api/user/statements': { year: Number(today().slice(0, 4)) },
  '/api/admin/projects/{id}/exit/preview': exit,
  '/api/admin/projects/{id}/exit': exit,
  '/api/admin/approvals/{id}/reject': { reason: 'El precio no es el acordado' },
  '/api/admin/bank-statements/preview': statement,
  '/api/admin/bank-statements': statement,
  '/api/admin/bank-statements/{id}/void': { reason: 'Era de otra cuenta' },
  '/api/admin/periods/{period}/reopen': { reason: 'Faltó una factura' },
  '/api/admin/ledger/journal-batches': { period: '2012-03' },
  '/api/admin/bank-lines/{id}/match': { userId: 2 },
  '/api/admin/bank-lines/{id}/duplicate': { decision: 'same' },
  '/api/admin/ledger/adjustments': {
    debitAccount: 'suspense',
    creditAccount: 'investor:2:available',
    amount: '12.50',
    occurredOn: '2026-02-03',
    memo: 'Comisión devuelta',
  },
  '/api/admin/projects': project,
  '/api/admin/projects/{id}': { ...project, name: 'Casa del Lago' },
  '/api/admin/users': {
    username: 'nueva',
    email: 'nueva@prueba.example',
    fullName: 'Persona Nueva',
    password: 'secreto1',
    role: 'user',
  },
  '/api/admin/users/{id}': { email: 'cambiada@prueba.example', fullName: 'Persona Cambiada', role: 'user' },
  '/api/admin/blog': post,
  '/api/admin/blog/{id}': { ...post, slug: 'otro-articulo' },
  '/api/admin/investments': investment,
  '/api/admin/investments/{id}': investment,
  '/api/admin/returns': payment,
  '/api/admin/returns/{id}': payment,
};

/** The body of a route's request: an array where its body is one. */
export const getGoodRequest = ({ path, body, takesRows, example }: Route): unknown =>
  takesRows ? (example ?? [payment]) : body && goodBodies[path];

/** Query parameters of the paths that do not answer without them. */
const queries: Readonly<Record<string, string>> = {
  '/api/admin/returns/duplicates': '?investmentId=2&period=2025-01',
  '/api/verify': '?code=2222-2222-2222-2222-2222',
};

// The month that is closed is before all others that a request dates something in.
const getPeriod = (path: string): string => (path.includes('/periods/') ? '2015-01' : '2025-01');

/** The address of a route's path, for a record where one is named. */
export const toAddress = (path: string, id: number | string = 3): string =>
  `${path
    .replace('{id}', String(id))
    .replace('{period}', getPeriod(path))
    .replace('{number}', String(id))
    .replace(/\{(matchId|documentId)\}/, String(id))}${queries[path] ?? ''}`;
