import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addCheckedColumn, dropCheckedColumn } from './tables';

const table = 'round_interest';
const check = 'CHK_round_interest_isBarred';

/** Whether an interest was given nothing because of the identity of its investor. */
export class BarredInterests1768871000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addCheckedColumn(runner, table, 'isBarred boolean NOT NULL DEFAULT 0', {
      [check]: "isBarred = 0 OR state = 'released'",
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropCheckedColumn(runner, table, 'isBarred', check);
  }
}
