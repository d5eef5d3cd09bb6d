import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, date, idColumn, instant, integer, longText, nullable, text } from './tables';

const visibility = "visibility IN ('everybody', 'signed_in', 'holders')";
const ofProject = { column: 'projectId', table: 'project', onDelete: 'CASCADE' };
const byUser = { column: 'uploadedBy', onDelete: 'RESTRICT' };
const fileColumns = [text('fileName', 120), text('contentType', 40), integer('size'), text('sha256', 64)];

/** Documents and updates of projects. */
export class ProjectContent1767820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createDocuments(runner);
    await createUpdates(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['project_picture', 'project_update', 'project_document_version', 'project_document'])
      await runner.dropTable(table);
  }
}

async function createDocuments(runner: QueryRunner): Promise<void> {
  await createTable(runner, {
    name: 'project_document',
    columns: [
      ...[idColumn(), integer('projectId'), text('title', 200), text('kind', 20), text('visibility', 20)],
      ...[instant('createdAt'), instant('updatedAt')],
    ],
    indexes: { IDX_project_document_projectId: ['projectId'] },
    checks: {
      CHK_project_document_kind: "kind IN ('deed', 'contract', 'appraisal', 'plans', 'report', 'other')",
      CHK_project_document_visibility: visibility,
    },
    references: { FK_project_document_projectId: ofProject },
  });
  await createTable(runner, {
    name: 'project_document_version',
    columns: [
      ...[idColumn(), integer('documentId'), integer('version'), ...fileColumns],
      ...[integer('uploadedBy'), instant('createdAt')],
    ],
    uniques: { UQ_project_document_version_documentId_version: ['documentId', 'version'] },
    checks: {
      CHK_project_document_version_version: 'version >= 1',
      CHK_project_document_version_size: 'size BETWEEN 1 AND 10485760',
      CHK_project_document_version_sha256: 'LENGTH(sha256) = 64',
      CHK_project_document_version_contentType:
        "contentType IN ('application/pdf', 'image/png', 'image/jpeg', 'image/webp')",
    },
    userReferences: { FK_project_document_version_uploadedBy: byUser },
    references: {
      FK_project_document_version_documentId: {
        column: 'documentId',
        table: 'project_document',
        onDelete: 'CASCADE',
      },
    },
  });
}

async function createUpdates(runner: QueryRunner): Promise<void> {
  await createTable(runner, {
    name: 'project_update',
    columns: [
      ...[idColumn(), integer('projectId'), text('kind', 20), text('title', 200), longText('text')],
      ...[nullable(date('newDate')), text('visibility', 20), instant('publishedAt')],
    ],
    indexes: { IDX_project_update_projectId_publishedAt: ['projectId', 'publishedAt'] },
    checks: {
      CHK_project_update_kind: "kind IN ('obra', 'renta', 'retraso', 'valoracion', 'salida')",
      CHK_project_update_visibility: visibility,
      CHK_project_update_newDate: "(kind = 'retraso') = (newDate IS NOT NULL)",
    },
    references: { FK_project_update_projectId: ofProject },
  });
  await createTable(runner, {
    name: 'project_picture',
    columns: [
      ...[idColumn(), integer('projectId'), nullable(integer('updateId')), integer('position')],
      ...[text('description', 200), integer('width'), integer('height'), ...fileColumns],
      ...[integer('uploadedBy'), instant('createdAt')],
    ],
    indexes: { IDX_project_picture_projectId: ['projectId'], IDX_project_picture_updateId: ['updateId'] },
    checks: {
      CHK_project_picture_size: 'size BETWEEN 1 AND 10485760',
      CHK_project_picture_sha256: 'LENGTH(sha256) = 64',
      CHK_project_picture_contentType: "contentType IN ('image/png', 'image/jpeg', 'image/webp')",
    },
    userReferences: { FK_project_picture_uploadedBy: byUser },
    references: {
      FK_project_picture_projectId: ofProject,
      FK_project_picture_updateId: { column: 'updateId', table: 'project_update', onDelete: 'CASCADE' },
    },
  });
}
