import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addCheckedColumn, createTable, dropCheckedColumn, idColumn, instant, integer } from './tables';

/** Uses and revocation of invitation codes, and the status of waitlist requests. */
export class InvitationUse1767441600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'invitation_use',
      columns: [idColumn(), integer('codeId'), integer('userId'), instant('usedAt')],
      indexes: { IDX_invitation_use_codeId: ['codeId'] },
      uniques: { UQ_invitation_use_userId: ['userId'] },
      userReferences: { FK_invitation_use_userId: { column: 'userId', onDelete: 'RESTRICT' } },
    });
    // Plain SQL that both databases accept: the schema builder would copy whole tables on SQLite.
    await runner.query('ALTER TABLE invitation_code ADD COLUMN revokedAt datetime(3) NULL');
    await runner.query('ALTER TABLE invitation_code ADD COLUMN requestId integer NULL');
    await runner.query('CREATE UNIQUE INDEX UQ_invitation_code_requestId ON invitation_code (requestId)');
    await addCheckedColumn(runner, 'waitlist_request', "status varchar(20) NOT NULL DEFAULT 'pending'", {
      CHK_waitlist_request_status: "status IN ('pending', 'invited', 'declined')",
    });
    await runner.query('CREATE INDEX IDX_waitlist_request_status ON waitlist_request (status)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('waitlist_request', 'IDX_waitlist_request_status');
    await dropCheckedColumn(runner, 'waitlist_request', 'status', 'CHK_waitlist_request_status');
    await runner.dropIndex('invitation_code', 'UQ_invitation_code_requestId');
    await runner.query('ALTER TABLE invitation_code DROP COLUMN requestId');
    await runner.query('ALTER TABLE invitation_code DROP COLUMN revokedAt');
    await runner.dropTable('invitation_use');
  }
}
