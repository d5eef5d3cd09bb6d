import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The name of the file that a statement came from. */
export class StatementFiles1768511000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bank_statement ADD COLUMN fileName varchar(200) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bank_statement DROP COLUMN fileName');
  }
}
