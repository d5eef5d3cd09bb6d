import { foldText, messages, normalizeText, paymentReferenceFaults, type PaymentReferences } from '@cimiento/contracts';
import { paymentReferencesSchema } from '@cimiento/contracts/schemas';
import { In, type EntityManager, type EntityTarget } from 'typeorm';
import type { Database } from '../../platform/database';
import { dictionaryOrder } from '../../platform/database/list/text-search';
import { parseInput } from '../../platform/errors/parse-input';
import { Investment } from '../investments/investment.entity';
import { Project } from '../projects/project.entity';
import { User } from '../../access/users/user.entity';
import { validateParties } from './payment-parties';
import type { PaymentReference, PaymentReferenceFaults } from './payment-references.type';

type Person = Pick<User, 'id' | 'fullName' | 'emailKey'>;
type House = Pick<Project, 'id' | 'name'>;
type Holding = Pick<Investment, 'id' | 'userId' | 'projectId'>;

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
  async resolve(input: unknown): Promise<PaymentReference[]> {
    const { rows } = parseInput(paymentReferencesSchema, { rows: input });
    const reader = this.database.reader;
    const named = await this.findNamed(reader, rows);
    const people = await this.findPeople(reader, rows, [...named.values()]);
    const houses = await this.findProjects(reader, rows, [...named.values()]);
    const holdings = await this.findHoldings(reader, [...people.values()].flat(), [...houses.values()].flat());
    return rows.map((row) => {
      const investment = row.investment === '' ? null : (named.get(Number(row.investment)) ?? null);
      if (row.investment !== '' && !investment) return toReference({}, { investmentId: messages.investmentUnknown });
      // What the file leaves out is that of the investment, whose person or project may have been deleted since.
      const user = findOne(people, toPersonKey(row.user || String(investment?.userId ?? '')), userFaults);
      const project = findOne(houses, toProjectKey(row.project || String(investment?.projectId ?? '')), projectFaults);
      return investment ? checkParties(investment, row, user, project) : findInvestment(holdings, user, project);
    });
  }

  private async findNamed(reader: EntityManager, rows: readonly PaymentReferences[]): Promise<Map<number, Holding>> {
    const ids = distinct(rows.map(({ investment }) => investment).filter(isId)).map(Number);
    const found =
      ids.length === 0 ? [] : await reader.find(Investment, { select: holdingColumns, where: { id: In(ids) } });
    return new Map(found.map((investment) => [investment.id, investment]));
  }

  private async findPeople(
    reader: EntityManager,
    rows: readonly PaymentReferences[],
    named: readonly Holding[],
  ): Promise<Map<string, Person[]>> {
    const texts = distinct(rows.map(({ user }) => user));
    const people = await this.findByIdOrName<Person>(reader, User, ['id', 'fullName', 'emailKey'], {
      ids: [...texts.filter(isId).map(Number), ...named.map(({ userId }) => userId)],
      fullName: texts.filter((text) => text !== '' && !isId(text) && !isEmail(text)).map(foldText),
      emailKey: texts.filter(isEmail).map(normalizeText),
    });
    return groupBy(people, ({ id, fullName, emailKey }) => [String(id), foldText(fullName), emailKey]);
  }

  private async findProjects(
    reader: EntityManager,
    rows: readonly PaymentReferences[],
    named: readonly Holding[],
  ): Promise<Map<string, House[]>> {
    const texts = distinct(rows.map(({ project }) => project));
    const houses = await this.findByIdOrName<House>(reader, Project, ['id', 'name'], {
      ids: [...texts.filter(isId).map(Number), ...named.map(({ projectId }) => projectId)],
      name: texts.filter((text) => text !== '' && !isId(text)).map(foldText),
    });
    return groupBy(houses, ({ id, name }) => [String(id), foldText(name)]);
  }

  /** Records whose id is one of `ids`, or a column of which has one of the texts, ignoring case and accents. */
  private async findByIdOrName<T extends object>(
    reader: EntityManager,
    entity: EntityTarget<object>,
    columns: readonly string[],
    { ids, ...texts }: { ids: readonly number[] } & Record<string, readonly (string | number)[]>,
  ): Promise<T[]> {
    const conditions = Object.entries({ id: distinct(ids), ...texts }).filter(([, values]) => values.length > 0);
    if (conditions.length === 0) return [];
    const query = reader.createQueryBuilder(entity, 'item').select(columns.map((column) => `item.${column}`));
    for (const [column, values] of conditions) {
      const isName = column === 'name' || column === 'fullName';
      const text = isName ? dictionaryOrder(this.database.kind, `item.${column}`) : `item.${column}`;
      query.orWhere(`${text} IN (:...${column})`, { [column]: values });
    }
    return (await query.getMany()) as T[];
  }

  private async findHoldings(
    reader: EntityManager,
    people: readonly Person[],
    houses: readonly House[],
  ): Promise<Map<string, Holding[]>> {
    if (people.length === 0 || houses.length === 0) return new Map();
    const found = await reader.find(Investment, {
      select: holdingColumns,
      where: { userId: In(distinct(people.map(({ id }) => id))), projectId: In(distinct(houses.map(({ id }) => id))) },
      order: { id: 'ASC' },
    });
    return groupBy(found, (holding) => [toHoldingKey(holding)]);
  }
}

const holdingColumns = { id: true, userId: true, projectId: true } as const;
const toHoldingKey = ({ userId, projectId }: Pick<Holding, 'userId' | 'projectId'>): string => `${userId} ${projectId}`;
const toPersonKey = (text: string): string =>
  isId(text) ? String(Number(text)) : isEmail(text) ? normalizeText(text) : foldText(text);
const toProjectKey = (text: string): string => (isId(text) ? String(Number(text)) : foldText(text));

type Known = { investmentId?: number; user?: Person | null; project?: House | null };

const toReference = ({ investmentId, user, project }: Known, faults: PaymentReferenceFaults): PaymentReference => ({
  investmentId: investmentId ?? null,
  userId: user?.id ?? null,
  projectId: project?.id ?? null,
  userName: user?.fullName ?? null,
  projectName: project?.name ?? null,
  faults,
});

/** The id that a row names: the investment's own where it says nothing, else that of the record, or the id as it is written. */
const getNamedId = (text: string, own: number, record: { id: number } | null): number | null =>
  text === '' ? own : (record?.id ?? (isId(text) ? Number(text) : null));

/** A row that names its investment, and perhaps whose it is. */
function checkParties(
  investment: Holding,
  row: PaymentReferences,
  user: Found<Person>,
  project: Found<House>,
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
  holdings: ReadonlyMap<string, readonly Holding[]>,
  user: Found<Person>,
  project: Found<House>,
): PaymentReference {
  const known = { user: user.record, project: project.record };
  if (!user.record || !project.record) {
    return toReference(known, {
      userId: user.fault,
      projectId: project.fault,
    });
  }
  const own = holdings.get(toHoldingKey({ userId: user.record.id, projectId: project.record.id })) ?? [];
  const [holding, ...others] = own;
  if (!holding) return toReference(known, { investmentId: paymentReferenceFaults.noInvestment });
  if (others.length > 0) {
    return toReference(known, { investmentId: paymentReferenceFaults.severalInvestments(own.map(({ id }) => id)) });
  }
  return toReference({ ...known, investmentId: holding.id }, {});
}
