import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addCheckedColumn, createIndex, dropCheckedColumn, dropIndex } from './tables';

/**
 * Stores a project's annual return as investments do: an integer of a ten-thousandth of a percent.
 * A later migration drops the text column.
 */
export class ProjectAnnualReturnRate1767502800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addCheckedColumn(runner, 'project', 'annualReturnRate integer NOT NULL DEFAULT 0', {
      CHK_project_annualReturnRate: 'annualReturnRate >= 0',
    });
    // Both databases read the decimal text as a number; ROUND removes what a float adds to at most four decimals.
    await runner.query('UPDATE project SET annualReturnRate = ROUND(annualReturn * 10000)');
    await createIndex(runner, 'project', 'annualReturnRate');
  }

  // Nothing is lost: the text column has every value.
  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'project', 'annualReturnRate');
    await dropCheckedColumn(runner, 'project', 'annualReturnRate', 'CHK_project_annualReturnRate');
  }
}
