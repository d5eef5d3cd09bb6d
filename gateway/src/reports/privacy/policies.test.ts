import 'reflect-metadata';
import { getMetadataArgsStorage } from 'typeorm';
import { entities } from '../../entities.generated';
import { User } from '../../access/records';
import type { ColumnPolicy, TablePolicy } from './data-policy';
import { releasePolicies } from '../../ops/releases/release-policies';
import { listPolicies } from './policies';

const policies = [...listPolicies(), ...releasePolicies];

const listEntityColumns = (entity: object): string[] =>
  getMetadataArgsStorage()
    .columns.filter(({ target }) => target === entity)
    .map(({ propertyName }) => propertyName);

type Named = { name: string };

const listMissing = (entity: Named, columns: readonly string[]): string[] => {
  const policy = policies.find((candidate) => candidate.entity === entity);
  return columns
    .filter((column) => !policy?.columns[column])
    .map(
      (column) =>
        `${entity.name}.${column} has no policy: say in gateway/src/reports/privacy whether the export of its person has it, and what a deletion does with it`,
    );
};

const listColumns = (): [string, ColumnPolicy, TablePolicy][] =>
  policies.flatMap((policy) =>
    Object.entries(policy.columns).map(([name, column]): [string, ColumnPolicy, TablePolicy] => [
      `${policy.entity.name}.${name}`,
      column as ColumnPolicy,
      policy,
    ]),
  );

test('every column of every table says whether it is exported and what a deletion does with it', () => {
  expect(entities.every((entity) => listEntityColumns(entity).length > 0)).toBe(true);
  expect(entities.flatMap((entity) => listMissing(entity, listEntityColumns(entity)))).toEqual([]);
});

test('a column without a policy is named, with what to do', () => {
  expect(listMissing(User, [...listEntityColumns(User), 'nationality'])).toEqual([
    expect.stringMatching(/^User\.nationality has no policy: say in gateway/),
  ]);
});

test('no policy names a column that does not exist, and no table has two', () => {
  const known = new Set(
    entities.flatMap((entity) => listEntityColumns(entity).map((column) => `${entity.name}.${column}`)),
  );
  expect(listColumns().filter(([name]) => !known.has(name))).toEqual([]);
  expect(new Set(policies.map(({ entity }) => entity)).size).toBe(policies.length);
});

test('the rows of a table are either all removed or all kept', () => {
  const mixed = policies.filter(({ columns }) => {
    const removed = Object.values(columns).filter((column) => column?.erasure === 'delete row');
    return removed.length > 0 && removed.length !== Object.keys(columns).length;
  });
  expect(mixed.map(({ entity }) => entity.name)).toEqual([]);
});

test('what stays of a person has a reason', () => {
  const unexplained = policies.filter(
    ({ columns, why }) =>
      !why &&
      Object.values(columns).some((column) => ['money record', 'pseudonym', 'null'].includes(String(column?.erasure))),
  );
  expect(unexplained.map(({ entity }) => entity.name)).toEqual([]);
});

test('what is exported has a Spanish name for its file', () => {
  const unnamed = policies.filter(
    ({ columns, label }) => label === null && Object.values(columns).some((column) => column?.isExported),
  );
  expect(unnamed.map(({ entity }) => entity.name)).toEqual([]);
});

test('a pseudonym has its text, and no secret is exported', () => {
  const unlike = listColumns().filter(
    ([, { erasure, replace }]) => (erasure === 'pseudonym') !== (replace !== undefined),
  );
  expect(unlike).toEqual([]);
  const exported = listColumns().flatMap(([name, { isExported }]) => (isExported ? [name] : []));
  expect(exported.filter((name) => /\..*(hash|secret|token|salt)/i.test(name))).toEqual([]);
});
