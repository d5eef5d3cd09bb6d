import { foldText, messages, paymentReferenceFaults, type PaymentReferences } from '@cimiento/contracts';
import { paymentReferencesSchema } from '@cimiento/contracts/schemas';
import { In, type EntityManager, type EntityTarget } from 'typeorm';
import { normalizeText } from '../../platform/normalize-text';
import { maskName, type Reader } from '../../platform/request';
import type { Database } from '../../platform/database';
import { dictionaryOrder } from '../../platform/database/list/text-search';
import { parseInput } from '../../platform/errors';
import { Investment, Project } from '../records';
import { User } from '../../access/records';
import { validateParties } from './payment-parties';
import type { PaymentReference, PaymentReferenceFaults } from './payment-references.types';

type UserRef = Pick<User, 'id' | 'fullName' | 'emailKey'>;
type ProjectRef = Pick<Project, 'id' | 'name'>;
type InvestmentRef = Pick<Investment, 'id' | 'userId' | 'projectId'>;

const isId = (text: string): boolean => /^\d{1,9}$/.test(text);
const isEmail = (text: string): boolean => text.includes('@');
const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Groups records by what a file may call them. */
function groupBy<T>(records: readonly T[], getNames: (record: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const record of records)
    for (const name of distinct(getNames(record))) groups.set(name, [...(groups.get(name) ?? []), record]);
  return groups;
}

type Found<T> = { record: T; fault: null } | { record: null; fault: string | null };
type Faults = { missing: string; unknown: string; ambiguous: (count: number) => string };

function findOne<T>(groups: ReadonlyMap<string, readonly T[]>, name: string, faults: Faults): Found<T> {
  if (name === '') return { record: null, fault: faults.missing };
  const [record, ...others] = groups.get(name) ?? [];
  if (!record) return { record: null, fault: faults.unknown };
  return others.length === 0 ? { record, fault: null } : { record: null, fault: faults.ambiguous(others.length + 1) };
}

const userFaults: Faults = {
  missing: paymentReferenceFaults.missingUser,
  unknown: paymentReferenceFaults.unknownUser,
  ambiguous: paymentReferenceFaults.ambiguousUser,
};
const projectFaults: Faults = {
  missing: paymentReferenceFaults.missingProject,
  unknown: paymentReferenceFaults.unknownProject,
  ambiguous: paymentReferenceFaults.ambiguousProject,
};

/** Finds what the rows of a file of payments name, with the faults of every row. */
export class PaymentReferencesService {
  constructor(private readonly database: Database) {}

  /** The investment, person and project of each row, in its order, in at most five statements. @throws VALIDATION_FAILED for more rows than an import takes. */
  async resolve(readBy: Reader, input: unknown): Promise<PaymentReference[]> {
    const { rows } = parseInput(paymentReferencesSchema, { rows: input });
    const manager = this.database.reader;
    const named = await this.findInvestments(manager, rows);
    const users = await this.findUsers(manager, rows, [...named.values()]);
    const projects = await this.findProjects(manager, rows, [...named.values()]);
    const investments = await this.findInvestmentsByParties(
      manager,
      [...users.values()].flat(),
      [...projects.values()].flat(),
    );
    const references = rows.map((row) => {
      const investment = row.investment === '' ? null : (named.get(Number(row.investment)) ?? null);
      if (row.investment !== '' && !investment) return toReference({}, { investmentId: messages.investmentUnknown });
      // What the file leaves out is that of the investment, whose person or project may have been deleted since.
      const user = findOne(users, toUserKey(row.user || String(investment?.userId ?? '')), userFaults);
      const project = findOne(
        projects,
        toProjectKey(row.project || String(investment?.projectId ?? '')),
        projectFaults,
      );
      return investment ? checkParties(investment, row, user, project) : findInvestment(investments, user, project);
    });
    return references.map((found) => {
      const { userId, userName } = found;
      return userId === null || userName === null ? found : { ...found, userName: maskName(readBy, userId, userName) };
    });
  }

  private async findInvestments(
    manager: EntityManager,
    rows: readonly PaymentReferences[],
  ): Promise<Map<number, InvestmentRef>> {
    const ids = distinct(rows.map(({ investment }) => investment).filter(isId)).map(Number);
    const found =
      ids.length === 0 ? [] : await manager.find(Investment, { select: investmentColumns, where: { id: In(ids) } });
    return new Map(found.map((investment) => [investment.id, investment]));
  }

  private async findUsers(
    manager: EntityManager,
    rows: readonly PaymentReferences[],
    named: readonly InvestmentRef[],
  ): Promise<Map<string, UserRef[]>> {
    const texts = distinct(rows.map(({ user }) => user));
    const users = await this.findByIdOrName<UserRef>(manager, User, ['id', 'fullName', 'emailKey'], {
      ids: [...texts.filter(isId).map(Number), ...named.map(({ userId }) => userId)],
      fullName: texts.filter((text) => text !== '' && !isId(text) && !isEmail(text)).map(foldText),
      emailKey: texts.filter(isEmail).map(normalizeText),
    });
    return groupBy(users, ({ id, fullName, emailKey }) => [String(id), foldText(fullName), emailKey]);
  }

  private async findProjects(
    manager: EntityManager,
    rows: readonly PaymentReferences[],
    named: readonly InvestmentRef[],
  ): Promise<Map<string, ProjectRef[]>> {
    const texts = distinct(rows.map(({ project }) => project));
    const projects = await this.findByIdOrName<ProjectRef>(manager, Project, ['id', 'name'], {
      ids: [...texts.filter(isId).map(Number), ...named.map(({ projectId }) => projectId)],
      name: texts.filter((text) => text !== '' && !isId(text)).map(foldText),
    });
    return groupBy(projects, ({ id, name }) => [String(id), foldText(name)]);
  }

  /** Records whose id is one of `ids`, or a column of which has one of the texts, ignoring case and accents. */
  private async findByIdOrName<T extends object>(
    manager: EntityManager,
    entity: EntityTarget<object>,
    columns: readonly string[],
    { ids, ...texts }: { ids: readonly number[] } & Record<string, readonly (string | number)[]>,
  ): Promise<T[]> {
    const conditions = Object.entries({ id: distinct(ids), ...texts }).filter(([, values]) => values.length > 0);
    if (conditions.length === 0) return [];
    const query = manager.createQueryBuilder(entity, 'item').select(columns.map((column) => `item.${column}`));
    for (const [column, values] of conditions) {
      const isName = column === 'name' || column === 'fullName';
      const text = isName ? dictionaryOrder(this.database.kind, `item.${column}`) : `item.${column}`;
      query.orWhere(`${text} IN (:...${column})`, { [column]: values });
    }
    return (await query.getMany()) as T[];
  }

  private async findInvestmentsByParties(
    manager: EntityManager,
    users: readonly UserRef[],
    projects: readonly ProjectRef[],
  ): Promise<Map<string, InvestmentRef[]>> {
    if (users.length === 0 || projects.length === 0) return new Map();
    const found = await manager.find(Investment, {
      select: investmentColumns,
      where: { userId: In(distinct(users.map(({ id }) => id))), projectId: In(distinct(projects.map(({ id }) => id))) },
      order: { id: 'ASC' },
    });
    return groupBy(found, (investment) => [toPartiesKey(investment)]);
  }
}

const investmentColumns = { id: true, userId: true, projectId: true } as const;
const toPartiesKey = ({ userId, projectId }: Pick<InvestmentRef, 'userId' | 'projectId'>): string =>
  `${userId} ${projectId}`;
const toUserKey = (text: string): string =>
  isId(text) ? String(Number(text)) : isEmail(text) ? normalizeText(text) : foldText(text);
const toProjectKey = (text: string): string => (isId(text) ? String(Number(text)) : foldText(text));

type ResolvedRow = { investmentId?: number; user?: UserRef | null; project?: ProjectRef | null };

const toReference = (
  { investmentId, user, project }: ResolvedRow,
  faults: PaymentReferenceFaults,
): PaymentReference => ({
  investmentId: investmentId ?? null,
  userId: user?.id ?? null,
  projectId: project?.id ?? null,
  userName: user ? user.fullName : null,
  projectName: project?.name ?? null,
  faults,
});

/** The id that a row names: the investment's own where it says nothing, else that of the record, or the id as it is written. */
const getNamedId = (text: string, own: number, record: { id: number } | null): number | null =>
  text === '' ? own : (record?.id ?? (isId(text) ? Number(text) : null));

/** A row that names its investment, and perhaps whose it is. */
function checkParties(
  investment: InvestmentRef,
  row: PaymentReferences,
  user: Found<UserRef>,
  project: Found<ProjectRef>,
): PaymentReference {
  const userId = getNamedId(row.user, investment.userId, user.record);
  const projectId = getNamedId(row.project, investment.projectId, project.record);
  const parties = { userId: userId ?? investment.userId, projectId: projectId ?? investment.projectId };
  const faults: PaymentReferenceFaults = {
    ...validateParties({ investmentId: investment.id, ...parties }, investment),
    ...(userId === null && user.fault !== null ? { userId: user.fault } : {}),
    ...(projectId === null && project.fault !== null ? { projectId: project.fault } : {}),
  };
  const known = { user: user.record, project: project.record };
  return { ...toReference({ investmentId: investment.id, ...known }, faults), ...parties };
}

/** A row that names a person and a project: their only investment in it. */
function findInvestment(
  investments: ReadonlyMap<string, readonly InvestmentRef[]>,
  user: Found<UserRef>,
  project: Found<ProjectRef>,
): PaymentReference {
  const known = { user: user.record, project: project.record };
  if (!user.record || !project.record) {
    return toReference(known, {
      userId: user.fault,
      projectId: project.fault,
    });
  }
  const own = investments.get(toPartiesKey({ userId: user.record.id, projectId: project.record.id })) ?? [];
  const [investment, ...others] = own;
  if (!investment) return toReference(known, { investmentId: paymentReferenceFaults.noInvestment });
  if (others.length > 0) {
    return toReference(known, { investmentId: paymentReferenceFaults.severalInvestments(own.map(({ id }) => id)) });
  }
  return toReference({ ...known, investmentId: investment.id }, {});
}
