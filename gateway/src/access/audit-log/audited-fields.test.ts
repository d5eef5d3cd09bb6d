import { auditedEntities, getAuditLabel, records } from '@cimiento/contracts/fields';
import { getMetadataArgsStorage } from 'typeorm';
import { entities } from '../../entities.generated';
import { excludedColumns } from './audit-writer';

// Settings are rows of one table, and of an e-mail only some columns are kept: their field tables list the names.
const audited = auditedEntities.filter((name) => name !== 'setting' && name !== 'email');

const findEntity = (table: string): object | undefined => {
  const { tables } = getMetadataArgsStorage();
  return entities.find((entity) => tables.some(({ target, name }) => target === entity && name === table));
};

const listColumns = (entity: object | undefined): string[] =>
  getMetadataArgsStorage()
    .columns.filter(({ target }) => target === entity)
    .map(({ propertyName }) => propertyName)
    .filter((column) => column !== 'id' && !excludedColumns.has(column));

test.each(audited)('every audited column of %s has a Spanish label in its field table', (name) => {
  const { table, fields } = records[name];
  const columns = listColumns(findEntity(table));
  expect(columns.length).toBeGreaterThan(0);
  expect(columns.filter((column) => !fields[column])).toEqual([]);
});

test.each(auditedEntities)('no two fields of %s have the same label', (name) => {
  const labels = Object.values(records[name].fields).map(getAuditLabel);
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});
