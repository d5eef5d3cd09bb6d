import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from './tables';

const unique = 'UQ_invitation_code_requestId';

/** A waitlist request can be invited again: it has one code after another, of which the newest is in force. */
export class RenewedInvitations1768460000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'invitation_code', 'requestId');
    await runner.dropIndex('invitation_code', unique);
  }

  /** Only the newest code of a request stays its answer; earlier ones are revoked already. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE invitation_code SET requestId = NULL WHERE id NOT IN
      (SELECT id FROM (SELECT MAX(id) AS id FROM invitation_code GROUP BY requestId) AS newest)`);
    await runner.createIndex(
      'invitation_code',
      new TableIndex({ name: unique, columnNames: ['requestId'], isUnique: true }),
    );
    await dropIndex(runner, 'invitation_code', 'requestId');
  }
}
