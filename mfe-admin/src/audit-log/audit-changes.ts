import {
  annualReturn,
  investmentRangeLabel,
  paymentDate,
  paymentRunStatusLabel,
  paymentStatus,
  projectStatus,
  propertyTypeLabel,
  referralSourceLabel,
  roleLabel,
  usd,
  usdExact,
  waitlistStatusLabel,
} from '@cimiento/contracts';

/** What one field of a record was, and what it became. */
export type FieldChange = { label: string; before: string | null; after: string | null };

type Values = Record<string, unknown>;

const labels: Record<string, string> = {
  amount: 'Monto',
  annualReturn: 'Retorno anual',
  code: 'Código',
  consentData: 'Acepta el tratamiento de datos',
  content: 'Contenido',
  createdAt: 'Fecha de registro',
  createdBy: 'ID de quien lo publicó',
  currentValuation: 'Valoración actual',
  description: 'Descripción',
  email: 'Correo electrónico',
  excerpt: 'Extracto',
  exitDate: 'Fecha de salida',
  expiresAt: 'Vence',
  fullName: 'Nombre completo',
  funded: 'Financiado',
  fundedDate: 'Fecha de financiamiento',
  image: 'Imagen',
  imageUrl: 'Imagen',
  investedOn: 'Fecha de inversión',
  investmentId: 'ID inversión',
  investmentRange: 'Rango de inversión',
  invitationCode: 'Código que escribió',
  invitationRequired: 'Registro solo con invitación',
  location: 'Ubicación',
  maxUses: 'Usos permitidos',
  minInvestment: 'Inversión mínima',
  name: 'Nombre',
  number: 'Número',
  occupation: 'Ocupación',
  paymentDate: 'Fecha de Pago',
  payments: 'Pagos',
  period: 'Período',
  projectId: 'ID proyecto',
  projectName: 'Proyecto',
  propertyType: 'Tipo',
  receiveNews: 'Quiere novedades',
  referralSource: 'Cómo nos conoció',
  requestId: 'ID solicitud',
  revokedAt: 'Revocado',
  role: 'Rol',
  runId: 'Pago mensual',
  slug: 'Slug',
  socialProfiles: 'Redes',
  status: 'Estado',
  target: 'Meta',
  term: 'Plazo',
  title: 'Título',
  totalInvestors: 'Inversores',
  userId: 'ID usuario',
  username: 'Nombre de usuario',
  uses: 'Usos',
  whyInterested: 'Por qué le interesa',
};

const words: Record<string, string> = {
  ...Object.fromEntries(Object.entries(paymentStatus).map(([status, { label }]) => [status, label])),
  ...paymentRunStatusLabel,
  ...waitlistStatusLabel,
  ...propertyTypeLabel,
  ...roleLabel,
  ...investmentRangeLabel,
  ...referralSourceLabel,
  ...Object.fromEntries(Object.entries(projectStatus).map(([status, { label }]) => [status, label])),
};

const chosen = new Set(['status', 'propertyType', 'role', 'investmentRange', 'referralSource']);
const dollars = new Set(['amount', 'funded', 'target', 'minInvestment', 'currentValuation']);

const moment = new Intl.DateTimeFormat('es-EC', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Guayaquil',
});

/** '05/02/2026, 15:04': an instant as the clocks of Ecuador showed it. */
export const formatDateTime = (instant: string): string => moment.format(new Date(instant));

function textOf(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  const text = String(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return paymentDate(text);
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return formatDateTime(text);
  // Whole dollars are numbers, and an amount to the cent is text.
  if (dollars.has(field)) return typeof value === 'number' ? usd(value) : usdExact(text);
  if (field === 'annualReturn') return annualReturn(text);
  return chosen.has(field) ? (words[text] ?? text) : text;
}

const valuesOf = (json: string | null | undefined): Values => (json ? (JSON.parse(json) as Values) : {});

// Of a password nothing is known but that it is another one.
const newPassword: FieldChange = { label: 'Contraseña', before: 'La anterior', after: 'Una nueva' };

// Longer texts are told by the part that changed, with some of what stands around it.
const longText = 160;
const around = 40;

function sameUntil(one: string, other: string, from: (text: string, index: number) => string | undefined): number {
  const most = Math.min(one.length, other.length);
  let same = 0;
  while (same < most && from(one, same) === from(other, same)) same += 1;
  return same;
}

/** Where the words before a place begin, so many letters before it at most. */
function wordFrom(text: string, place: number): number {
  if (place <= around) return 0;
  const space = text.indexOf(' ', place - around);
  return space === -1 || space >= place ? place - around : space + 1;
}

/** Where the words after a place end, so many letters after it at most. */
function wordUntil(text: string, place: number): number {
  if (text.length - place <= around) return text.length;
  const space = text.lastIndexOf(' ', place + around);
  return space < place ? place + around : space;
}

/** Of two long texts what differs, '…meses. La obra está terminada…'; others as they are. */
function apart({ label, before, after }: FieldChange): FieldChange {
  if (before === null || after === null || Math.max(before.length, after.length) <= longText)
    return { label, before, after };
  const start = sameUntil(before, after, (text, index) => text[index]);
  const rest = sameUntil(before.slice(start), after.slice(start), (text, index) => text.at(-1 - index));
  const from = wordFrom(before, start);
  const left = before.length - wordUntil(before, before.length - rest);
  const part = (text: string): string =>
    `${from > 0 ? '…' : ''}${text.slice(from, text.length - left)}${left > 0 ? '…' : ''}`;
  return { label, before: part(before), after: part(after) };
}

/** The fields that a change touched, in the order of the record; of a creation or deletion all that had a value. */
export function changesOf(entry: { before: string | null; after: string | null }): FieldChange[] {
  const [before, after] = [valuesOf(entry.before), valuesOf(entry.after)];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => field !== 'id');
  return fields
    .map((field) =>
      field === 'passwordChanged'
        ? newPassword
        : { label: labels[field] ?? field, before: textOf(field, before[field]), after: textOf(field, after[field]) },
    )
    .filter((change) => change.before !== change.after)
    .map(apart);
}

/** What the record of a change is called, if it has a name: 'Torre Norte'. */
export function nameOf(entry: { before: string | null; after: string | null }): string | null {
  const values = valuesOf(entry.after ?? entry.before);
  const name = ['name', 'title', 'fullName', 'code', 'projectName', 'period']
    .map((field) => values[field])
    .find((value) => typeof value === 'string');
  return typeof name === 'string' ? name : null;
}
