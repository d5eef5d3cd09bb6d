import { paymentDate, paymentStatusLabel, projectStatus, propertyTypeLabel, roleLabel } from '@cimiento/contracts';

/** What one field of a record was, and what it became. */
export type FieldChange = { label: string; before: string | null; after: string | null };

type Values = Record<string, unknown>;

const labels: Record<string, string> = {
  amount: 'Monto',
  annualReturn: 'Retorno anual',
  content: 'Contenido',
  createdAt: 'Fecha de registro',
  currentValuation: 'Valoración actual',
  description: 'Descripción',
  email: 'Correo electrónico',
  excerpt: 'Extracto',
  exitDate: 'Fecha de salida',
  fullName: 'Nombre completo',
  funded: 'Financiado',
  fundedDate: 'Fecha de financiamiento',
  image: 'Imagen',
  imageUrl: 'Imagen',
  investedOn: 'Fecha de inversión',
  investmentId: 'ID inversión',
  location: 'Ubicación',
  minInvestment: 'Inversión mínima',
  name: 'Nombre',
  passwordChanged: 'Contraseña cambiada',
  paymentDate: 'Fecha de Pago',
  period: 'Período',
  projectId: 'ID proyecto',
  projectName: 'Proyecto',
  propertyType: 'Tipo',
  role: 'Rol',
  runId: 'Pago mensual',
  slug: 'Slug',
  status: 'Estado',
  target: 'Meta',
  term: 'Plazo',
  title: 'Título',
  totalInvestors: 'Inversores',
  userId: 'ID usuario',
  username: 'Nombre de usuario',
};

const words: Record<string, string> = {
  ...paymentStatusLabel,
  ...propertyTypeLabel,
  ...roleLabel,
  ...Object.fromEntries(Object.entries(projectStatus).map(([status, { label }]) => [status, label])),
};

function textOf(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (value === true) return 'Sí';
  const text = String(value);
  if (field === 'createdAt' || /^\d{4}-\d{2}-\d{2}$/.test(text)) return paymentDate(text);
  return ['status', 'propertyType', 'role'].includes(field) ? (words[text] ?? text) : text;
}

const valuesOf = (json: string | null | undefined): Values => (json ? (JSON.parse(json) as Values) : {});

/** The fields that a change touched, in the order of the record; of a creation or deletion all that had a value. */
export function changesOf(entry: { before: string | null; after: string | null }): FieldChange[] {
  const [before, after] = [valuesOf(entry.before), valuesOf(entry.after)];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => field !== 'id');
  return fields
    .map((field) => ({ label: labels[field] ?? field, before: textOf(field, before[field]), after: textOf(field, after[field]) }))
    .filter((change) => change.before !== change.after);
}
