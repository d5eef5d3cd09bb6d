import { complianceRuleFields } from '@cimiento/contracts/fields';
import { complianceRulesSchema } from '@cimiento/contracts/schemas';
import type { Route } from './route';

const path = '/api/admin/compliance-rules';
const rule = Object.keys(complianceRuleFields).join(' ');

/** Figures that the law sets, each with its source. */
export const complianceRuleRoutes: readonly Route[] = [
  {
    method: 'GET',
    path,
    summary: 'Las cifras que fija la ley, con su fuente; sin confirmedBy están pendientes de confirmar',
    access: 'admin',
    operation: `query { complianceRules { ${rule} } }`,
    returnsList: true,
    responseSchema: 'ComplianceRule',
  },
  {
    method: 'PUT',
    path,
    summary: 'Reemplaza las cifras que fija la ley; lo ya asentado no cambia',
    access: 'admin',
    body: complianceRulesSchema,
    takesRows: true,
    example: [
      {
        kind: 'vat',
        value: '15',
        validFrom: '2024-04-01',
        validTo: null,
        source: 'Decreto Ejecutivo 198 de 2024',
        confirmedBy: null,
      },
    ],
    operation: `mutation ($rows: [ComplianceRuleInput!]!) { setComplianceRules(rows: $rows) { ${rule} } }`,
    returnsList: true,
    responseSchema: 'ComplianceRule',
  },
];
