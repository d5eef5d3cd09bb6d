import { listMissingDocuments, type DocumentKind } from './project-content';
import type { BadgeFacts } from '../values/status';

export const projectStatuses = ['available', 'funded', 'exited'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** Its label and tone are those of the back office. */
type ProjectStatusFacts = BadgeFacts & {
  /** Name of the amount that the project was to raise. */
  targetLabel: string;
  /** Tab of the public opportunities page. */
  publicTab: string;
  /** Tab of the marketplace, in English as specified. */
  marketplaceTab: string;
  /** Button of a marketplace card. */
  marketplaceAction: string;
  /** Text before the date on a marketplace card; the date itself is in `dateField`. */
  datePhrase: string | null;
  dateField: 'fundedDate' | 'exitDate' | null;
  hasValuation: boolean;
  hasFundedDate: boolean;
  hasExitDate: boolean;
};

export const projectStatus: Record<ProjectStatus, ProjectStatusFacts> = {
  available: {
    label: 'Disponible',
    targetLabel: 'Objetivo',
    tone: 'brass',
    publicTab: 'Disponibles',
    marketplaceTab: 'Available',
    marketplaceAction: 'Invertir ahora',
    datePhrase: null,
    dateField: null,
    hasValuation: false,
    hasFundedDate: false,
    hasExitDate: false,
  },
  funded: {
    label: 'Financiada',
    targetLabel: 'Precio final',
    tone: 'success',
    publicTab: 'Financiadas',
    marketplaceTab: 'Funded',
    marketplaceAction: 'Ver detalles',
    datePhrase: 'Financiado el',
    dateField: 'fundedDate',
    hasValuation: true,
    hasFundedDate: true,
    hasExitDate: false,
  },
  exited: {
    label: 'Finalizada',
    targetLabel: 'Objetivo',
    tone: 'neutral',
    publicTab: 'Finalizadas',
    marketplaceTab: 'Exited',
    marketplaceAction: 'Ver historial',
    datePhrase: 'Vendido el',
    dateField: 'exitDate',
    hasValuation: true,
    hasFundedDate: true,
    hasExitDate: true,
  },
};

/** Order of the public tabs; the first one is open by default. */
export const publicTabOrder: readonly ProjectStatus[] = ['funded', 'available', 'exited'];

export const propertyTypes = ['residencial', 'comercial'] as const;
export type PropertyType = (typeof propertyTypes)[number];
export const propertyTypeLabel: Record<PropertyType, string> = { residencial: 'Residencial', comercial: 'Comercial' };

/** Months that a term in words means: '36 meses' is 36, '2 años' is 24. Null when it says no number of them. */
export function parseTermMonths(term: string): number | null {
  const [, count = '', unit = ''] = /^\s*(\d{1,4})\s*(mes(?:es)?|años?|anos?)\b/i.exec(term) ?? [];
  if (count === '') return null;
  return Number(count) * (unit.toLowerCase().startsWith('a') ? 12 : 1);
}

type PageValues = {
  status: ProjectStatus;
  location: string;
  description: string;
  image: string;
  term: string;
  target: number;
  minInvestment: number;
  annualReturn: string;
  fundedDate?: string | null;
  exitDate?: string | null;
  responsible?: string | null;
  fees?: string | null;
  risks?: string | null;
};

/**
 * Names of what the public page of a project lacks, in Spanish and in lower case, for a sentence: 'Falta: inversión mínima, riesgos propios'.
 * @param documents where they are known
 */
export function listMissing(values: Partial<PageValues>, documents?: readonly { kind: DocumentKind }[]): string[] {
  const { hasFundedDate, hasExitDate } = projectStatus[values.status ?? 'available'];
  const parts: [name: string, value: unknown][] = [
    ['descripción', values.description],
    ['imagen', values.image],
    ['ubicación', values.location],
    ['plazo', values.term],
    ['objetivo', Number(values.target ?? 0)],
    ['inversión mínima', Number(values.minInvestment ?? 0)],
    ['retorno anual', Number(values.annualReturn ?? 0)],
    ['fecha de financiamiento', !hasFundedDate || values.fundedDate],
    ['fecha de salida', !hasExitDate || values.exitDate],
    ['responsable', values.responsible],
    ['comisiones', values.fees],
    ['riesgos propios', values.risks],
  ];
  const missing = parts.flatMap(([name, value]) => (value ? [] : [name]));
  return documents ? [...missing, ...listMissingDocuments(documents)] : missing;
}
