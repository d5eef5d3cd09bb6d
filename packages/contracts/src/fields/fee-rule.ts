import { identityFigures, type IdentityFigure } from '../identity/risk-rules';
import { feeBaseLabel, feeKindLabel } from '../investing/fee-rules';
import { choice, date, flag, instant, nullable, percent, recorded, reference, text, type InputFrom } from './field';
import type { ApiTexts, RecordFacts } from './record';

const percentMessage = 'El porcentaje debe ser un número de 0 a 100, por ejemplo 8 o 2.5';
const percentFacts = { message: percentMessage, max: 100 };

/** A fee of a project, from a day on. */
export const feeRuleFields = {
  kind: choice('Comisión', feeKindLabel),
  base: choice('Sobre', feeBaseLabel, {
    description:
      'Amount of which the fee is a percentage: `raised` for platform, `rent` for management, `net_profit` for performance, `price` for sale.',
  }),
  percent: percent('Porcentaje', { ...percentFacts, placeholder: '8', description: 'Fee in percent, before tax.' }),
  hurdlePercent: nullable(
    percent('Rentabilidad mínima (% anual)', {
      ...percentFacts,
      formLabel: 'Rentabilidad mínima (% anual)',
      placeholder: '8',
      description:
        'Simple annual return on the capital up to which a performance fee takes nothing, in percent; null for other fees.',
    }),
  ),
  catchUp: flag('Sobre toda la ganancia', {
    fallback: false,
    description: 'Whether a performance fee above its minimum return is charged on the whole profit.',
  }),
  vatPercent: nullable(
    percent('IVA (%)', {
      ...percentFacts,
      formLabel: 'IVA (%)',
      hint: 'Vacío: el que rige el día del asiento. 0: el IVA está incluido.',
      description: 'Tax on the fee, in percent; 0 if included; null for the rate in force on the date of the entry.',
    }),
  ),
  validFrom: date('Desde', { description: 'First day on which the fee applies; for rents, its month.' }),
};
export type FeeRuleInput = InputFrom<typeof feeRuleFields>;

export const feeRuleRecord: RecordFacts = {
  label: 'Comisión de un proyecto',
  table: 'fee_rule',
  kept: 'investments',
  namesNobody: true,
  meaning: 'A fee that a project charges.',
  nonPersonalTexts: [],
  fields: {
    projectId: recorded(reference('Proyecto', 'ID proyecto')),
    ...feeRuleFields,
    createdBy: recorded(nullable(reference('Quien la registró', 'ID de quien la registró'))),
    createdAt: recorded(instant('Registrada el')),
  },
};

/** The kinds of figures that the law sets. */
export const complianceKindLabel = {
  vat: 'IVA (%)',
  ...(Object.fromEntries(Object.entries(identityFigures).map(([kind, { label }]) => [kind, label])) as Record<
    IdentityFigure,
    string
  >),
} as const;
export type ComplianceKind = keyof typeof complianceKindLabel;
export const complianceKinds = Object.keys(complianceKindLabel) as ComplianceKind[];

/** A figure that the law sets, for a time, with its source. */
export const complianceRuleFields = {
  kind: choice('Qué', complianceKindLabel),
  value: text('Valor', { max: 100, description: 'Value as text, for example `15` for 15 percent.' }),
  validFrom: date('Desde', { description: 'First day on which it applies.' }),
  validTo: nullable(date('Hasta', { description: 'Last day; null while no end is known.' })),
  source: text('Fuente', {
    max: 500,
    message: 'Escribe de dónde sale: ley, artículo o resolución',
    description: 'Law, article or resolution that sets it.',
  }),
  confirmedBy: nullable(
    text('Confirmado por', { max: 200, description: 'Person who confirmed the value; null while nobody has.' }),
  ),
};
export type ComplianceRuleInput = InputFrom<typeof complianceRuleFields>;

export const complianceRuleRecord: RecordFacts = {
  label: 'Regla de cumplimiento',
  table: 'compliance_rule',
  kept: 'settings',
  namesNobody: true,
  meaning: 'A figure that the law sets, with its source.',
  nonPersonalTexts: ['value', 'source', 'confirmedBy'],
  fields: complianceRuleFields,
};

export const feeRuleApiTexts: ApiTexts = {
  'FeeRule.kind': 'Qué comisión es: platform, management, performance o sale',
  'FeeRule.base': 'De qué es el porcentaje: raised, rent, net_profit o price',
  'FeeRule.percent': 'Porcentaje de la base, antes de IVA',
  'FeeRule.hurdlePercent':
    'Rentabilidad anual simple hasta la que una comisión de éxito no cobra, en porcentaje; null en las demás',
  'FeeRule.catchUp': 'Si, pasada esa rentabilidad, la comisión de éxito es de toda la ganancia',
  'FeeRule.vatPercent': 'IVA en porcentaje; 0 si está incluido; null: el que rige el día del asiento',
  'FeeRule.validFrom': 'Primer día en que se cobra; en rentas, su mes',
  'ComplianceRule.kind':
    'Qué cifra es: vat es el IVA en porcentaje; risk_… son puntos de riesgo; identity_threshold, el umbral de reporte',
  'ComplianceRule.value': 'El valor, como texto: 15 es 15 % o 15 puntos; países por sus códigos, KP IR MM',
  'ComplianceRule.confirmedBy': 'Quien lo confirmó; null: pendiente de confirmar',
};
