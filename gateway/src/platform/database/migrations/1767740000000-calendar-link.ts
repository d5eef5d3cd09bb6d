import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, idColumn, instant, integer, text } from './tables';

/** Private links to rent calendars. */
export class CalendarLink1767740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'calendar_link',
      columns: [idColumn(), integer('userId'), text('tokenHash', 64), instant('createdAt')],
      uniques: { UQ_calendar_link_userId: ['userId'], UQ_calendar_link_tokenHash: ['tokenHash'] },
      userReferences: { FK_calendar_link_userId: { column: 'userId', onDelete: 'CASCADE' } },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('calendar_link');
  }
}
