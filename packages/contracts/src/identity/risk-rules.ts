import { getRiskLevel, type RiskLevel } from './identity-cases';

/** The kind of value of a figure: points of risk, an amount of money, whole years, or ISO codes of countries. */
export type FigureKind = 'points' | 'amount' | 'years' | 'countries';

type Figure = { label: string; kind: FigureKind; value: string; source: string };

const matrix = 'Matriz de riesgo de la plataforma';
const reports = 'UAFE-DG-2023-0688, por analogía';

/**
 * Figures of identity with their defaults and sources. The table of rules has them; a kind without a rule on a day has its default, so that
 * a factor never disappears by omission.
 */
export const identityFigures = {
  risk_pep: { label: 'Cargo público propio (puntos)', kind: 'points', value: '40', source: matrix },
  risk_pep_related: {
    label: 'Cargo público de un familiar o persona cercana (puntos)',
    kind: 'points',
    value: '30',
    source: matrix,
  },
  risk_cleared_match: {
    label: 'Posible coincidencia descartada (puntos)',
    kind: 'points',
    value: '10',
    source: matrix,
  },
  risk_listed_country: { label: 'País de riesgo (puntos)', kind: 'points', value: '40', source: matrix },
  risk_foreign_resident: { label: 'Reside fuera del Ecuador (puntos)', kind: 'points', value: '10', source: matrix },
  risk_amount: { label: 'Depósitos de 12 meses desde $10,000 (puntos)', kind: 'points', value: '15', source: matrix },
  risk_large_amount: {
    label: 'Depósitos de 12 meses desde $50,000 (puntos)',
    kind: 'points',
    value: '30',
    source: matrix,
  },
  risk_above_declared: {
    label: 'Depósitos de más del doble de lo declarado (puntos)',
    kind: 'points',
    value: '30',
    source: matrix,
  },
  risk_undocumented_funds: {
    label: 'Origen del dinero sin respaldo (puntos)',
    kind: 'points',
    value: '20',
    source: matrix,
  },
  risk_remote: { label: 'Alta a distancia (puntos)', kind: 'points', value: '5', source: matrix },
  listed_countries: {
    label: 'Países de riesgo (códigos ISO)',
    kind: 'countries',
    value: 'KP IR MM',
    source: 'GAFI, jurisdicciones de alto riesgo',
  },
  identity_threshold: {
    label: 'Umbral de reporte en 30 días (USD)',
    kind: 'amount',
    value: '10000.00',
    source: reports,
  },
  identity_years: {
    label: 'Años que se conserva un expediente de identidad',
    kind: 'years',
    value: '10',
    source: 'Ley Orgánica de Prevención, Detección y Combate, RO-4S 610',
  },
} as const satisfies Readonly<Record<string, Figure>>;
export type IdentityFigure = keyof typeof identityFigures;

/** The factors of a risk, as reviewers read them. */
export const riskFactorLabel = {
  risk_pep: 'Tiene o tuvo un cargo público importante',
  risk_pep_related: 'Es familiar o cercano de quien tiene un cargo público',
  risk_cleared_match: 'Tuvo una posible coincidencia, descartada',
  risk_listed_country: 'Su país está en la lista de países de riesgo',
  risk_foreign_resident: 'Reside fuera del Ecuador',
  risk_amount: 'Depositó $10,000 o más en 12 meses',
  risk_large_amount: 'Depositó $50,000 o más en 12 meses',
  risk_above_declared: 'Depositó más del doble de lo que declaró',
  risk_undocumented_funds: 'Origen del dinero sin respaldo',
  risk_remote: 'Se registró a distancia',
} as const;
export type RiskFactorKind = keyof typeof riskFactorLabel;
export const riskFactorKinds = Object.keys(riskFactorLabel) as RiskFactorKind[];

/** Amounts from which deposits of 12 months are a factor, in cents. */
export const riskAmounts = { amount: 1_000_000, large: 5_000_000 } as const;

/** Risk level of factors with their points. */
export const sumRisk = (factors: readonly { points: number }[]): { score: number; level: RiskLevel } => {
  const score = factors.reduce((sum, { points }) => sum + points, 0);
  return { score, level: getRiskLevel(score) };
};

/** Country codes of a text such as 'KP IR MM'. */
export const parseCountries = (text: string): string[] => text.split(' ').filter((code) => code !== '');
