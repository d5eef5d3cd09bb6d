import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addCheck, addCheckedColumn, createIndex, dropCheck, dropCheckedColumn, dropIndex } from './tables';

const lines = 'bank_statement_line';

/** The effect of a transfer on the order that it names. Until now it always paid it. */
export class OrderUses1768470000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addCheckedColumn(runner, lines, 'orderUse varchar(20) NULL', {
      CHK_bank_statement_line_orderUse: "orderUse IN ('paid', 'partial', 'completed', 'ended')",
    });
    await runner.query(`UPDATE ${lines} SET orderUse = 'paid' WHERE orderId IS NOT NULL`);
    await addCheck(
      runner,
      lines,
      'CHK_bank_statement_line_order',
      '(orderId IS NULL) = (orderUse IS NULL) AND (orderId IS NULL OR (userId IS NOT NULL AND amount > 0))',
    );
    await createIndex(runner, lines, 'orderId');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, lines, 'orderId');
    await dropCheck(runner, lines, 'CHK_bank_statement_line_order');
    await runner.query(`UPDATE ${lines} SET orderId = NULL WHERE orderUse <> 'paid'`);
    await dropCheckedColumn(runner, lines, 'orderUse', 'CHK_bank_statement_line_orderUse');
  }
}
