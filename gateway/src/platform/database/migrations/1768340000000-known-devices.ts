import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, idColumn, instant, integer, text } from './tables';

/**
 * Browsers in which a user has signed in, the device of each session, and since when an account that others recovered decides nothing. Devices
 * of the former signed cookie are unknown until their next sign-in. Safe during a rolling update: the previous release does not know the columns.
 */
export class KnownDevices1768340000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'known_device',
      columns: [
        idColumn(),
        integer('userId'),
        text('tokenHash', 64),
        text('name', 100),
        instant('createdAt'),
        instant('lastSeenAt'),
      ],
      indexes: { IDX_known_device_userId: ['userId'] },
      uniques: { UQ_known_device_tokenHash: ['tokenHash'] },
      userReferences: { FK_known_device_userId: { column: 'userId', onDelete: 'CASCADE' } },
    });
    await runner.query('ALTER TABLE session ADD COLUMN deviceId integer NULL');
    await runner.query('ALTER TABLE users ADD COLUMN recoveredAt datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN recoveredAt');
    await runner.query('ALTER TABLE session DROP COLUMN deviceId');
    await runner.dropTable('known_device');
  }
}
