import { brand, processingActivities, toCalendarDate, toCsv } from '@cimiento/contracts';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import { ZipFile } from 'yazl';
import type { IdentitySeal } from '../../identity/records/identity-seal';
import { readOwnAnswers } from './export-identity';
import type { TablePolicy } from './data-policy';
import { loadPerson, type Person } from './person';
import { personalPolicies } from './policies';

type Cell = string | number | boolean | null;
type Record_ = Record<string, Cell>;
type Section = { label: string; columns: string[]; rows: Record_[] };

const toCell = (value: unknown): Cell => {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return JSON.stringify(value);
  return value as Cell;
};

async function readSection(manager: EntityManager, policy: TablePolicy, person: Person): Promise<Section[]> {
  const { entity, label, find, columns, isRowExported = () => true } = policy;
  const exported = Object.entries(columns).flatMap(([name, column]) => (column?.isExported ? [name] : []));
  if (label === null || find === null || exported.length === 0) return [];
  const { primaryColumns } = manager.connection.getMetadata(entity);
  const order = Object.fromEntries(primaryColumns.map(({ propertyName }) => [propertyName, 'ASC' as const]));
  const rows = await manager.find(entity, { where: find(person), order });
  const toRow = (row: ObjectLiteral): Record_ => Object.fromEntries(exported.map((name) => [name, toCell(row[name])]));
  return [{ label, columns: exported, rows: rows.filter((row) => isRowExported(row, person)).map(toRow) }];
}

const toCsvCell = (value: Cell): string | number | null => (typeof value === 'boolean' ? (value ? 'sí' : 'no') : value);

const toFile = ({ columns, rows }: Section): string =>
  toCsv([columns, ...rows.map((row) => columns.map((name) => toCsvCell(row[name] ?? null)))]);

const writeGuide = ({ fullName }: Person, sections: readonly Section[], day: string): string =>
  [
    `Datos personales de ${fullName} en ${brand.name}, al ${day}`,
    '',
    'datos.json tiene todo; cada archivo .csv tiene lo mismo de una clase de datos y se abre en una hoja de cálculo.',
    'Los montos en centavos se llaman "amount" o "balance" en los movimientos; los demás están en dólares.',
    '',
    'Archivos:',
    ...sections.map(({ label, rows }) => `- ${toFileName(label)}: ${rows.length} filas`),
    '',
    'Por qué los tenemos:',
    ...processingActivities.map(
      ({ name, purpose, basis, retention }) => `- ${name}: ${purpose}. Base: ${basis}. Tiempo: ${retention}.`,
    ),
    '',
    `Para preguntas o correcciones: ${brand.contactEmail}`,
    '',
  ].join('\r\n');

const toFileName = (label: string): string => `${label.replaceAll(' ', '-')}.csv`;

function zip(files: readonly (readonly [name: string, text: string])[], mtime: Date): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, text] of files) archive.addBuffer(Buffer.from(text), name, { mtime, mode: 0o100644 });
  archive.end();
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    archive.outputStream.on('data', (part: Buffer) => parts.push(part));
    archive.outputStream.once('error', reject);
    archive.outputStream.once('end', () => resolve(Buffer.concat(parts)));
  });
}

/**
 * Everything that is held of one person, as a ZIP of JSON and CSV, without secrets and without what is about others. The same data at the same
 * instant give the same bytes.
 * @throws NOT_FOUND
 */
export async function exportPerson(
  manager: EntityManager,
  seal: IdentitySeal,
  userId: number,
  now: Date,
): Promise<Buffer> {
  const person = await loadPerson(manager, userId);
  const sections: Section[] = [];
  for (const policy of personalPolicies) sections.push(...(await readSection(manager, policy, person)));
  const answers = await readOwnAnswers(manager, seal, userId);
  if (answers) sections.push({ label: 'verificacion de identidad', columns: Object.keys(answers), rows: [answers] });
  const held = sections.filter(({ rows }) => rows.length > 0);
  const json = {
    generatedAt: now.toISOString(),
    data: Object.fromEntries(held.map(({ label, rows }) => [label, rows])),
  };
  return zip(
    [
      ['LEEME.txt', writeGuide(person, held, toCalendarDate(now))],
      ['datos.json', `${JSON.stringify(json, null, 2)}\n`],
      ...held.map((section): [string, string] => [toFileName(section.label), toFile(section)]),
    ],
    now,
  );
}
