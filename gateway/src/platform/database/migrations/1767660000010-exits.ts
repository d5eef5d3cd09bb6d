import type { MigrationInterface, QueryRunner } from 'typeorm';
import { cents, createTable, date, idColumn, instant, integer, longText, nullable, text } from './tables';

const onDelete = 'RESTRICT';

/** Approval requests, exits of projects and their shares. */
export class Exits1767660000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createApprovals(runner);
    await createExits(runner);
    await createShares(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['exit_share', 'project_exit', 'approval_request']) await runner.dropTable(table);
  }
}

const createApprovals = (runner: QueryRunner): Promise<void> =>
  createTable(runner, {
    name: 'approval_request',
    columns: [
      idColumn(),
      text('kind', 30),
      text('subject', 80),
      text('summary', 300),
      longText('payload'),
      text('payloadHash', 64),
      text('status', 20),
      nullable(text('pendingKey', 120)),
      integer('requestedBy'),
      instant('createdAt'),
      instant('expiresAt'),
      nullable(integer('decidedBy')),
      nullable(instant('decidedAt')),
      nullable(text('reason', 200)),
    ],
    uniques: { UQ_approval_request_pendingKey: ['pendingKey'] },
    indexes: { IDX_approval_request_status: ['status'] },
    checks: {
      CHK_approval_request_kind: "kind IN ('exit', 'adjustment', 'undo_run', 'grant_admin', 'change_payment')",
      CHK_approval_request_status: "status IN ('pending', 'approved', 'rejected', 'expired')",
      CHK_approval_request_decidedBy: 'decidedBy IS NULL OR decidedBy <> requestedBy',
      CHK_approval_request_pendingKey: "(status = 'pending') = (pendingKey IS NOT NULL)",
    },
    userReferences: {
      FK_approval_request_requestedBy: { column: 'requestedBy', onDelete },
      FK_approval_request_decidedBy: { column: 'decidedBy', onDelete },
    },
  });

const createExits = (runner: QueryRunner): Promise<void> =>
  createTable(runner, {
    name: 'project_exit',
    columns: [
      idColumn(),
      integer('projectId'),
      cents('price'),
      longText('costs'),
      cents('net'),
      date('exitDate'),
      integer('createdBy'),
      instant('createdAt'),
    ],
    uniques: { UQ_project_exit_projectId: ['projectId'] },
    checks: { CHK_project_exit_net: 'net >= 0 AND net <= price' },
    userReferences: { FK_project_exit_createdBy: { column: 'createdBy', onDelete } },
  });

const createShares = (runner: QueryRunner): Promise<void> =>
  createTable(runner, {
    name: 'exit_share',
    columns: [
      idColumn(),
      integer('exitId'),
      integer('investmentId'),
      integer('userId'),
      text('projectName', 200),
      integer('capital'),
      cents('share'),
    ],
    uniques: { UQ_exit_share_exitId_investmentId: ['exitId', 'investmentId'] },
    indexes: { IDX_exit_share_userId: ['userId'] },
    checks: { CHK_exit_share_share: 'share >= 0' },
    userReferences: { FK_exit_share_userId: { column: 'userId', onDelete } },
    references: { FK_exit_share_exitId: { column: 'exitId', table: 'project_exit' } },
  });
