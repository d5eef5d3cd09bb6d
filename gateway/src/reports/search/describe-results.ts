import {
  formatDollars,
  formatExactDollars,
  formatMonth,
  formatShortDate,
  messages,
  orderStatus,
  paths,
  paymentStatus,
  withdrawalStatus,
} from '@cimiento/contracts';
import type { SearchKind } from '@cimiento/contracts/search';
import { In, type EntityManager, type EntityTarget, type FindOptionsWhere } from 'typeorm';
import { User } from '../../access/records';
import { BankStatementLine } from '../../banking/statements/bank-statement-line.entity';
import { Withdrawal } from '../../banking/withdrawals/withdrawal.entity';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { Investment, Order, Payment, Project } from '../../investing/records';
import type { SearchResult } from './search.types';

type Texts = Pick<SearchResult, 'title' | 'detail' | 'path'>;
type Named = { userId?: number | null; projectId?: number | null };
/** Of a person whose name the caller may not read, only the id. */
type Names = {
  person: (userId: number) => string;
  project: (projectId: number) => string;
  /** Narrows a list to a person. */
  personFilter: (userId: number) => Record<string, string>;
};

const toDetail = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');
const toPath = (page: string, params: Record<string, string>): string => `${page}?${new URLSearchParams(params)}`;

async function readRows<T extends { id: number }>(
  reader: EntityManager,
  entity: EntityTarget<T>,
  ids: readonly number[],
): Promise<T[]> {
  if (ids.length === 0) return [];
  const rows = await reader.findBy(entity, { id: In([...new Set(ids)]) } as FindOptionsWhere<T>);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function readNames(reader: EntityManager, rows: readonly Named[], readsPeople: boolean): Promise<Names> {
  const userIds = readsPeople ? rows.flatMap(({ userId }) => userId ?? []) : [];
  const people = await readRows(reader, User, userIds);
  const projects = await readRows(
    reader,
    Project,
    rows.flatMap(({ projectId }) => projectId ?? []),
  );
  const names = new Map(people.map(({ id, fullName }) => [id, fullName]));
  const projectNames = new Map(projects.map(({ id, name }) => [id, name]));
  return {
    person: (id) => names.get(id) ?? `#${id}`,
    personFilter: (id): Record<string, string> => {
      const q = names.get(id);
      return q === undefined ? {} : { q };
    },
    project: (id) => projectNames.get(id) ?? `${messages.missingProject} (${id})`,
  };
}

type Describe = (reader: EntityManager, ids: readonly number[], readsPeople: boolean) => Promise<(Texts & Ids)[]>;
type Ids = { id: number };

/** Texts of the records of a table, with the names of their users and projects. */
const describeRows =
  <T extends Ids & Named>(entity: EntityTarget<T>, describe: (row: T, names: Names) => Texts): Describe =>
  async (reader, ids, readsPeople) => {
    const rows = await readRows(reader, entity, ids);
    const names = await readNames(reader, rows, readsPeople);
    return rows.map((row) => ({ id: row.id, ...describe(row, names) }));
  };

const describeByKind: Readonly<Record<SearchKind, Describe>> = {
  user: describeRows(User, ({ id, fullName, username, email }) => ({
    title: fullName,
    detail: toDetail(username, email),
    path: paths.adminUser.replace(':id', String(id)),
  })),
  project: describeRows(Project, ({ name, location }) => ({
    title: name,
    detail: location,
    path: toPath(paths.adminProjects, { q: name }),
  })),
  order: describeRows(Order, ({ number, projectName, amount, status }) => ({
    title: number,
    detail: toDetail(projectName, formatDollars(amount), orderStatus[status].label),
    path: toPath(paths.adminOrders, { q: number }),
  })),
  investment: describeRows(Investment, ({ id, userId, projectName, amount }, { person }) => ({
    title: `Inversión ${id}`,
    detail: toDetail(person(userId), projectName, formatDollars(amount)),
    path: toPath(paths.adminInvestments, { q: String(id) }),
  })),
  payment: describeRows(
    Payment,
    ({ id, userId, projectId, period, amount, status }, { person, personFilter, project }) => ({
      title: `Pago ${id}`,
      detail: toDetail(
        person(userId),
        project(projectId),
        formatMonth(period),
        formatExactDollars(amount),
        paymentStatus[status].label,
      ),
      path: toPath(paths.adminPayments, { ...personFilter(userId), period, projectId: String(projectId) }),
    }),
  ),
  withdrawal: describeRows(Withdrawal, ({ userId, reference, amount, status }, { person }) => ({
    title: reference,
    detail: toDetail(person(userId), formatExactDollars(amount), withdrawalStatus[status].label),
    path: toPath(paths.adminWithdrawals, { q: reference }),
  })),
  bank_line: describeRows(BankStatementLine, ({ id, bookedOn, amount, description, reference }) => ({
    title: description || `Movimiento ${id}`,
    detail: toDetail(formatShortDate(bookedOn), formatExactDollars(amount), reference),
    path: toPath(paths.adminReconciliation, { q: reference || description || '' }),
  })),
  entry: describeRows(LedgerEntry, ({ id, memo, reference, occurredOn }) => ({
    title: memo,
    detail: toDetail(`Asiento ${id}`, formatShortDate(occurredOn), reference),
    path: toPath(paths.adminLedger, { tab: 'entries', q: reference || memo }),
  })),
};

/** The records of one kind as the page shows them, in the order of the ids. */
export async function describeResults(
  reader: EntityManager,
  kind: SearchKind,
  ids: readonly number[],
  readsPeople: boolean,
): Promise<SearchResult[]> {
  const found = await describeByKind[kind](reader, ids, readsPeople);
  return found.map((texts) => ({ kind, ...texts }));
}
