import { TableCheck, type MigrationInterface, type QueryRunner } from 'typeorm';
import { isMysql } from './tables';

const table = 'investment_order';
const name = 'CHK_investment_order_status';

async function setStatuses(runner: QueryRunner, statuses: readonly string[]): Promise<void> {
  const condition = `status IN (${statuses.map((status) => `'${status}'`).join(', ')})`;
  if (isMysql(runner)) {
    await runner.query(
      `ALTER TABLE ${table} DROP CONSTRAINT \`${name}\`, ADD CONSTRAINT \`${name}\` CHECK (${condition})`,
    );
    return;
  }
  // Read afresh: the runner may know the table from before a statement in plain SQL.
  await runner.getTable(table);
  await runner.dropCheckConstraint(table, name);
  await runner.createCheckConstraint(table, new TableCheck({ name, expression: condition }));
}

/** The statuses of an order until its end. The previous release writes and reads 'committed' only. */
export class OrderStatuses1767600000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await setStatuses(runner, ['committed', 'reserved', 'paid', 'expired', 'cancelled']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE ${table} SET status = 'committed' WHERE status <> 'committed'`);
    await setStatuses(runner, ['committed']);
  }
}
