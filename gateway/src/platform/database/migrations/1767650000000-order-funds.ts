import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addCheckedColumn, createIndex, dropCheckedColumn, dropIndex } from './tables';

const table = 'investment_order';

/** Where the money of an order comes from, and until when it is awaited. Orders of the previous release are commitments by transfer. */
export class OrderFunds1767650000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addCheckedColumn(runner, table, "fundedFrom varchar(20) NOT NULL DEFAULT 'transfer'", {
      CHK_investment_order_fundedFrom: "fundedFrom IN ('balance', 'transfer')",
    });
    await addCheckedColumn(runner, table, 'reference varchar(25) NULL', {});
    await addCheckedColumn(runner, table, 'expiresAt datetime(3) NULL', {
      CHK_investment_order_reserved: "status <> 'reserved' OR (expiresAt IS NOT NULL AND reference IS NOT NULL)",
    });
    await addCheckedColumn(runner, table, 'paidAt datetime(3) NULL', {
      CHK_investment_order_paid: "status <> 'paid' OR (paidAt IS NOT NULL AND investmentId > 0)",
    });
    await addCheckedColumn(runner, table, 'cancellation varchar(20) NULL', {
      CHK_investment_order_cancellation:
        "cancellation IN ('reservation', 'cooling_off', 'investment_deleted', 'match_undone')",
    });
    await runner.query(`CREATE UNIQUE INDEX UQ_investment_order_reference ON ${table} (reference)`);
    await createIndex(runner, table, 'status', 'expiresAt');
    await createIndex(runner, table, 'investmentId');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, table, 'investmentId');
    await dropIndex(runner, table, 'status', 'expiresAt');
    await runner.dropIndex(table, 'UQ_investment_order_reference');
    await dropCheckedColumn(runner, table, 'cancellation', 'CHK_investment_order_cancellation');
    await dropCheckedColumn(runner, table, 'paidAt', 'CHK_investment_order_paid');
    await dropCheckedColumn(runner, table, 'expiresAt', 'CHK_investment_order_reserved');
    await dropCheckedColumn(runner, table, 'reference');
    await dropCheckedColumn(runner, table, 'fundedFrom', 'CHK_investment_order_fundedFrom');
  }
}
