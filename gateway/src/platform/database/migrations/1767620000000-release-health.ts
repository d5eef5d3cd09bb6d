import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, idColumn, instant, integer, longText, milliseconds, text } from './tables';

const metrics = ['load', 'load_failed', 'render_failed', 'lcp', 'inp', 'cls'];

/** How the releases of remotes do in browsers. */
export class ReleaseHealth1767620000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'release_count',
      columns: [
        idColumn(),
        text('remote', 40),
        text('releaseName', 81),
        text('metric', 20),
        milliseconds('hourStart'),
        integer('bucket'),
        integer('total'),
      ],
      indexes: { IDX_release_count_hourStart: ['hourStart'] },
      uniques: { UQ_release_count: ['remote', 'releaseName', 'metric', 'hourStart', 'bucket'] },
      checks: { CHK_release_count_metric: `metric IN (${metrics.map((metric) => `'${metric}'`).join(', ')})` },
    });
    await createTable(runner, {
      name: 'render_error',
      columns: [
        idColumn(),
        text('remote', 40),
        text('releaseName', 81),
        text('stackHash', 64),
        text('name', 40),
        longText('stack'),
        integer('total'),
        instant('firstAt'),
        instant('lastAt'),
      ],
      indexes: { IDX_render_error_lastAt: ['lastAt'] },
      uniques: { UQ_render_error: ['remote', 'releaseName', 'stackHash'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('render_error');
    await runner.dropTable('release_count');
  }
}
