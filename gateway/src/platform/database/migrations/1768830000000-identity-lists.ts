import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addCheckedColumn, createUpdatedAtTrigger, dropCheckedColumn, replaceValues } from './tables';

const matrix = 'Matriz de riesgo de la plataforma';
const rows = [
  ...[
    { kind: 'risk_pep', value: '40', source: matrix },
    { kind: 'risk_pep_related', value: '30', source: matrix },
    { kind: 'risk_cleared_match', value: '10', source: matrix },
    { kind: 'risk_listed_country', value: '40', source: matrix },
    { kind: 'risk_foreign_resident', value: '10', source: matrix },
    { kind: 'risk_amount', value: '15', source: matrix },
    { kind: 'risk_large_amount', value: '30', source: matrix },
    { kind: 'risk_above_declared', value: '30', source: matrix },
    { kind: 'risk_undocumented_funds', value: '20', source: matrix },
    { kind: 'risk_remote', value: '5', source: matrix },
  ],
  { kind: 'listed_countries', value: 'KP IR MM', source: 'GAFI, jurisdicciones de alto riesgo' },
  { kind: 'identity_threshold', value: '10000.00', source: 'UAFE-DG-2023-0688, por analogía' },
  {
    kind: 'identity_years',
    value: '10',
    source: 'Ley Orgánica de Prevención, Detección y Combate, RO-4S 610',
  },
];

const orderUses = ['paid', 'partial', 'completed', 'ended'];

// Before the first deposit: the risk of the past is assessed by them too.
const validFrom = '2024-01-01';

/** Figures of identity, matches that were found no longer, and who paid a line of a bank. */
export class IdentityLists1768830000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replaceValues(runner, 'compliance_rule', 'kind', ['vat', ...rows.map(({ kind }) => kind)]);
    await runner.manager.insert(
      'compliance_rule',
      rows.map((row) => ({ ...row, validFrom })),
    );
    await runner.query('ALTER TABLE identity_match ADD COLUMN isCurrent boolean NOT NULL DEFAULT 1');
    await runner.query('ALTER TABLE bank_statement_line ADD COLUMN payerName varchar(120) NULL');
    await addCheckedColumn(runner, 'bank_statement_line', 'suspenseReason varchar(20) NULL', {
      CHK_bank_statement_line_suspenseReason: "suspenseReason IN ('third_party')",
    });
    await replaceValues(runner, 'bank_statement_line', 'orderUse', [...orderUses, 'barred']);
    await createUpdatedAtTrigger(runner, 'bank_statement_line');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE bank_statement_line SET orderUse = 'partial' WHERE orderUse = 'barred'");
    await replaceValues(runner, 'bank_statement_line', 'orderUse', orderUses);
    await dropCheckedColumn(runner, 'bank_statement_line', 'suspenseReason', 'CHK_bank_statement_line_suspenseReason');
    await runner.query('ALTER TABLE bank_statement_line DROP COLUMN payerName');
    await createUpdatedAtTrigger(runner, 'bank_statement_line');
    await runner.query('ALTER TABLE identity_match DROP COLUMN isCurrent');
    for (const { kind } of rows) await runner.manager.delete('compliance_rule', { kind });
    await replaceValues(runner, 'compliance_rule', 'kind', ['vat']);
  }
}
