import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addCheckedColumn, createUpdatedAtTrigger, dropCheckedColumn, replaceValues } from './tables';

const cancellations = ['reservation', 'cooling_off', 'investment_deleted', 'match_undone'];
const addedCancellations = ['project_exited', 'project_archived'];
const orders = 'investment_order';
const index = 'UQ_investment_order_userId_reservationNumber';

type Reserved = {
  id: number;
  status: string;
  funded: number;
  target: number;
  fundedDate: string | null;
  reserved: number | string;
};

const reservedSql = `SELECT project.id, project.status, project.funded, project.target, project.fundedDate, open.reserved
  FROM project JOIN (
    SELECT projectId, SUM(amount) AS reserved FROM ${orders} WHERE status = 'reserved' GROUP BY projectId
  ) AS open ON open.projectId = project.id`;

/** Takes the reservations of a project out of what it has raised. One that only they had filled takes investments again. */
async function separateReserved(runner: QueryRunner, { id, ...project }: Reserved): Promise<void> {
  const reserved = Number(project.reserved);
  const funded = Math.max(0, project.funded - reserved);
  const isOpenAgain = project.status === 'funded' && funded < project.target;
  await runner.query(
    'UPDATE project SET funded = ?, reserved = ?, target = ?, status = ?, fundedDate = ? WHERE id = ?',
    [
      funded,
      reserved,
      // A target that was lowered below what its reservations need rises to it.
      Math.max(project.target, funded + reserved),
      isOpenAgain ? 'available' : project.status,
      isOpenAgain ? null : project.fundedDate,
      id,
    ],
  );
}

async function replaceCancellations(runner: QueryRunner, values: readonly string[]): Promise<void> {
  await replaceValues(runner, orders, 'cancellation', values);
  await createUpdatedAtTrigger(runner, orders);
}

/**
 * What reservations hold is no longer part of what a project has raised. Servers of the previous release still add reservations to it:
 * replace all of them before reservations are placed again.
 */
export class ProjectReserved1768350000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addCheckedColumn(runner, 'project', 'reserved integer NOT NULL DEFAULT 0', {
      CHK_project_reserved: 'reserved >= 0 AND (reserved = 0 OR funded + reserved <= target)',
    });
    const rows = (await runner.query(reservedSql)) as Reserved[];
    for (const row of rows) await separateReserved(runner, row);
    await runner.query(`ALTER TABLE ${orders} ADD COLUMN reservationNumber integer NULL`);
    await runner.query(`CREATE UNIQUE INDEX ${index} ON ${orders} (userId, reservationNumber)`);
    await replaceCancellations(runner, [...cancellations, ...addedCancellations]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE ${orders} SET cancellation = 'reservation' WHERE cancellation IN ('project_exited', 'project_archived')`,
    );
    await replaceCancellations(runner, cancellations);
    await runner.dropIndex(orders, index);
    await runner.query(`ALTER TABLE ${orders} DROP COLUMN reservationNumber`);
    await runner.query('UPDATE project SET funded = funded + reserved, reserved = 0 WHERE reserved > 0');
    await dropCheckedColumn(runner, 'project', 'reserved', 'CHK_project_reserved');
  }
}
