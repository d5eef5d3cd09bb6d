import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addCheckedColumn,
  createIndex,
  dropCheckedColumn,
  dropIndex,
  replaceValues,
} from '../platform/database/migrations/tables';

const statuses = ['pending', 'invited', 'declined'];

/** A migration as later versions will have: it changes tables and rows. Its changes of rows show when they run twice. */
export class ExampleMigration4000000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE post ADD COLUMN author varchar(120) NULL');
    await addCheckedColumn(runner, 'post', 'readers integer NOT NULL DEFAULT 0', { CHK_post_readers: 'readers >= 0' });
    await runner.query('UPDATE post SET readers = readers + 1');
    await createIndex(runner, 'post', 'readers');
    await runner.query('UPDATE post SET readers = readers * 10');
    await replaceValues(runner, 'waitlist_request', 'status', [...statuses, 'archived']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceValues(runner, 'waitlist_request', 'status', statuses);
    await dropIndex(runner, 'post', 'readers');
    await dropCheckedColumn(runner, 'post', 'readers', 'CHK_post_readers');
    await runner.query('ALTER TABLE post DROP COLUMN author');
  }
}
