import { auditedEntities, getAuditLabel, listInputFields, records } from '@cimiento/contracts/fields';
import { getMetadataArgsStorage } from 'typeorm';
import { entities } from '../../entities.generated';
import { excludedColumns } from './audit-writer';

// Settings are rows of one table, and of an e-mail only some columns are kept: their field tables list the names.
const audited = auditedEntities.filter((name) => name !== 'setting' && name !== 'email');

const findEntity = (table: string): object | undefined => {
  const { tables } = getMetadataArgsStorage();
  return entities.find((entity) => tables.some(({ target, name }) => target === entity && name === table));
};

const listColumnArgs = (entity: object | undefined) =>
  getMetadataArgsStorage().columns.filter(({ target }) => target === entity);

const listColumns = (entity: object | undefined): string[] =>
  listColumnArgs(entity)
    // The others are not read with their records.
    .filter(({ options }) => options.select !== false)
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

// What the gateway itself writes in the other records is shorter than the fields of their labels.
const filledIn = audited.filter((name) => !['approval', 'dataRequest', 'order', 'withdrawal'].includes(name));

test.each(filledIn)('the longest text of each field of %s fits its column', (name) => {
  const { table, fields } = records[name];
  const lengths = new Map(
    listColumnArgs(findEntity(table)).map(({ propertyName, options }) => [propertyName, options.length]),
  );
  const tooLong = listInputFields(fields).filter(
    ([field, { kind, max = 0 }]) =>
      ['text', 'longText', 'url', 'email'].includes(kind) && max > Number(lengths.get(field) ?? Infinity),
  );
  expect(tooLong).toEqual([]);
});
