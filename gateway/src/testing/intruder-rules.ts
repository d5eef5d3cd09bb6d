import { guardedActions, parseCents, type GuardedAction } from '@cimiento/contracts';
import { In, IsNull, MoreThan, Not, type EntityManager, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { ApprovalRequest, AuditEntry, SecurityEvent, User } from '../access/records';
import { Investment, Order, Project } from '../investing/records';
import { LedgerAccount } from '../books/ledger/ledger-account.entity';
import { Notification } from '../messages/notifications/notification.entity';
import { BankStatement } from '../banking/statements/bank-statement.entity';
import { BankStatementLine } from '../banking/statements/bank-statement-line.entity';
import { Withdrawal } from '../banking/withdrawals/withdrawal.entity';
import { isInvestor, type Answer } from './intruder-game';
import { getPerson, type Intruders, type Player } from './intruders';
import { readProjectRent } from './money-faults';
import { WithdrawalLaws } from './withdrawal-laws';

/** The money of an investor, in cents: to spend, held for withdrawals, in projects, and paid out. */
type Wealth = { available: number; held: number; capital: number; paidOut: number };

/** The state that the rules compare before and after a step. */
export type Snapshot = {
  wealth: ReadonlyMap<number, Wealth>;
  /** Rent that each project has sent and its investors have not received, in cents. */
  rents: ReadonlyMap<number, number>;
  /** The incoming money of each investor that only one person has seen, in cents. */
  unseen: ReadonlyMap<number, number>;
  withdrawals: ReadonlyMap<number, Withdrawal>;
  /** The facts that give each account its rights, as text. */
  rights: ReadonlyMap<number, string>;
  /** Users whose access staff changed in the last 72 hours. */
  waiting: ReadonlySet<number>;
  /** The terms that each project promised, empty for a deleted one, and whether it has money or orders of investors. */
  terms: ReadonlyMap<number, { hasMoney: boolean; isArchived: boolean; text: string }>;
  activeAdmins: number;
  lastIds: { line: number; audit: number; event: number; notice: number };
};

const sum = (cents: readonly number[]): number => cents.reduce((total, one) => total + one, 0);

const isWaiting = ({ accessChangedAt }: User): boolean =>
  accessChangedAt !== null && accessChangedAt.getTime() > Date.now() - 72 * 3_600_000;

export async function takeSnapshot({ served, people, projects }: Intruders): Promise<Snapshot> {
  const { reader } = served.gateway.database;
  const getLastId = async (entity: EntityTarget<ObjectLiteral & { id: number }>) =>
    (await reader.maximum(entity, 'id')) ?? 0;
  const investors = [people.rosa.id, people.mula.id];
  const accounts = await reader.findBy(LedgerAccount, { userId: In(investors) });
  const investments = await reader.findBy(Investment, { userId: In(investors) });
  const withdrawals = await reader.findBy(Withdrawal, { userId: In(investors) });
  const users = await reader.find(User);
  const ofUser = <T extends { userId: number | null }>(records: readonly T[], id: number): T[] =>
    records.filter(({ userId }) => userId === id);
  const wealth = new Map(
    investors.map((id) => [
      id,
      {
        available: sum(ofUser(accounts, id).map(({ kind, balance }) => (kind === 'available' ? (balance ?? 0) : 0))),
        held: sum(ofUser(accounts, id).map(({ kind, balance }) => (kind === 'held' ? (balance ?? 0) : 0))),
        capital: sum(ofUser(investments, id).map(({ amount }) => amount * 100)),
        paidOut: sum(ofUser(withdrawals, id).map(({ status, amount }) => (status === 'paid' ? parseCents(amount) : 0))),
      },
    ]),
  );
  const unseen = await readUnseen(reader, investors, withdrawals);
  const rents = new Map<number, number>();
  const confirmed = (await reader.findBy(BankStatement, { confirmedAt: Not(IsNull()) })).map(({ id }) => id);
  for (const { id } of projects) {
    // Unconfirmed rent covers nothing.
    const { received, paid } = await readProjectRent(reader, id, { statementId: In(confirmed) });
    rents.set(id, received - paid);
  }
  return {
    wealth,
    rents,
    unseen,
    withdrawals: new Map(withdrawals.map((one) => [one.id, one])),
    rights: new Map(
      users.map(({ id, role, staffRole, disabledAt, fullName, email, pendingEmail, passwordHash, secondFactorAt }) => [
        id,
        JSON.stringify([
          ...[role, staffRole, disabledAt !== null, fullName, email, pendingEmail, passwordHash, secondFactorAt],
        ]),
      ]),
    ),
    waiting: new Set(users.filter(isWaiting).map(({ id }) => id)),
    terms: await readTerms(reader, projects),
    activeAdmins: users.filter(({ role, disabledAt }) => role === 'admin' && disabledAt === null).length,
    lastIds: {
      line: await getLastId(BankStatementLine),
      audit: await getLastId(AuditEntry),
      event: await getLastId(SecurityEvent),
      notice: await getLastId(Notification),
    },
  };
}

/** The status is left out: orders and exits change it too. */
async function readTerms(reader: EntityManager, projects: readonly Project[]): Promise<Snapshot['terms']> {
  const terms = new Map<number, { hasMoney: boolean; isArchived: boolean; text: string }>();
  for (const { id: projectId } of projects) {
    const hasMoney =
      (await reader.existsBy(Investment, { projectId })) || (await reader.existsBy(Order, { projectId }));
    const project = await reader.findOneBy(Project, { id: projectId });
    const { target, annualReturn, fees, archivedAt } = project ?? {};
    terms.set(projectId, {
      hasMoney,
      isArchived: archivedAt !== null && archivedAt !== undefined,
      text: project ? JSON.stringify([target, annualReturn, fees]) : '',
    });
  }
  return terms;
}

/** Credits of statements that nobody confirmed, less what the bank took back of them. */
async function readUnseen(
  reader: EntityManager,
  investors: readonly number[],
  withdrawals: readonly Withdrawal[],
): Promise<Map<number, number>> {
  const posted = await reader.findBy(BankStatement, { confirmedAt: IsNull(), voidedAt: IsNull() });
  const statementId = In(posted.map(({ id }) => id));
  const lines = await reader.findBy(BankStatementLine, { statementId, status: 'matched', amount: MoreThan(0) });
  const reversals = await reader.findBy(BankStatementLine, { reversedLineId: Not(IsNull()) });
  const taken = new Set(reversals.map(({ reversedLineId }) => reversedLineId));
  const ofLine = ({ id, userId }: BankStatementLine) =>
    userId ?? withdrawals.find(({ returnLineId }) => returnLineId === id)?.userId;
  const credits = lines.filter(({ id }) => !taken.has(id));
  return new Map(
    investors.map((userId) => [
      userId,
      sum(credits.filter((line) => ofLine(line) === userId).map(({ amount }) => amount)),
    ]),
  );
}

const getTotal = ({ available, held, capital, paidOut }: Wealth): number => available + held + capital + paidOut;
const getPositive = (cents: number): number => Math.max(0, cents);

type Step = { player: Player; answer: NonNullable<Answer>; before: Snapshot; after: Snapshot };

/** Watches a game, and says what should not have been possible. */
export class IntruderRules {
  /** The uncovered credits of each administrator alone, in cents, by id. */
  private readonly alone = new Map<number, number>();
  /** Ids of the administrators who credited an investor, by the id of the investor. */
  private readonly causers = new Map<number, Set<number>>();
  private readonly laws: WithdrawalLaws;

  constructor(
    private readonly game: Intruders,
    private readonly limit: number,
  ) {
    this.laws = new WithdrawalLaws(game.served.gateway.database.reader);
  }

  /** Faults of a step, empty if it keeps all rules. */
  async findFaults(step: Step): Promise<string[]> {
    const { player, answer } = step;
    const faults =
      answer.outcome === 'done'
        ? [
            ...(await this.findMoneyFaults(step)),
            ...this.findWithdrawalFaults(step),
            ...(await this.findLawFaults(step)),
            ...this.findUnseenFaults(step),
            ...(await this.findConfirmationFaults()),
            ...(await this.findRightsFaults(step)),
            ...(await this.findTermsFaults(step)),
            ...(await this.findTraceFaults(step)),
            ...this.findProofFaults(step),
          ]
        : this.findChanges(step);
    return faults.map((fault) => `${answer.name} of ${player} ${JSON.stringify(answer.variables)}: ${fault}`);
  }

  private getId(player: Player): number {
    return this.game.people[getPerson(player)].id;
  }

  /** Who stands behind a step: who acts, and for an approved request who proposed it. */
  private async listResponsible(step: Step): Promise<number[]> {
    const request = await this.findApproved(step);
    return [this.getId(step.player), ...(request ? [request.requestedBy] : [])];
  }

  private async findApproved({ answer }: Step): Promise<ApprovalRequest | null> {
    if (answer.name !== 'approveRequest') return null;
    const { reader } = this.game.served.gateway.database;
    return reader.findOneByOrFail(ApprovalRequest, { id: Number(answer.variables['id']) });
  }

  private async findMoneyFaults(step: Step): Promise<string[]> {
    const { player, before, after } = step;
    if (isInvestor(player)) return this.findGains(step);
    const approved = await this.findApproved(step);
    const person = this.getId(player);
    if (approved && approved.requestedBy !== person) {
      // An investment that is recorded by hand is nothing that could be withdrawn.
      if (approved.kind !== 'investment_change') this.addCauser(step, approved.requestedBy);
      return [];
    }
    const credit = sum(
      [...after.wealth].map(([id, wealth]) =>
        getPositive(getTotal(wealth) - getTotal(before.wealth.get(id) as Wealth)),
      ),
    );
    const rents = [...after.rents].map(([id, cents]) => ({ was: before.rents.get(id) ?? 0, cents }));
    const rentUsed = sum(rents.map(({ was, cents }) => getPositive(getPositive(was) - getPositive(cents))));
    const rentLacking = sum(rents.map(({ was, cents }) => getPositive(getPositive(-cents) - getPositive(-was))));
    const posted = await this.sumBankLines(before);
    // A debit that is assigned to a project counts as money that leaves.
    const isDebit = step.answer.name === 'matchBankLine' && credit === 0;
    const uncovered = Math.max(credit - rentUsed - posted, isDebit ? 0 : rentLacking);
    // What a key posted is caused by nobody once it is confirmed, and is not withdrawn before.
    if (player !== 'key') this.addCauser(step, person);
    const total = (this.alone.get(person) ?? 0) + getPositive(uncovered);
    this.alone.set(person, total);
    return [
      ...(total > this.limit ? [`one person alone credited ${total} cents without cover`] : []),
      ...(player === 'key' && credit > posted ? [`a key credited ${credit} cents`] : []),
    ];
  }

  /** An investor moves their own money and never adds to it. */
  private findGains({ before, after }: Step): string[] {
    return [...after.wealth]
      .filter(([id, wealth]) => getTotal(wealth) > getTotal(before.wealth.get(id) as Wealth))
      .map(([id]) => `user ${id} has more than before`);
  }

  /** Cents that came in by lines of new statements since a snapshot: a second person has yet to see them. */
  private async sumBankLines({ lastIds }: Snapshot): Promise<number> {
    const { reader } = this.game.served.gateway.database;
    const lines = await reader.findBy(BankStatementLine, { id: MoreThan(lastIds.line), status: 'matched' });
    return sum(lines.map(({ amount }) => getPositive(amount)));
  }

  private addCauser({ before, after }: Step, id: number): void {
    for (const [userId, wealth] of after.wealth)
      if (getTotal(wealth) > getTotal(before.wealth.get(userId) as Wealth))
        this.causers.set(userId, new Set([...(this.causers.get(userId) ?? []), id]));
  }

  private async findLawFaults(step: Step): Promise<string[]> {
    const actor = this.getId(step.player);
    const causer = (await this.findApproved(step))?.requestedBy ?? actor;
    return this.laws.findFaults(step.before.withdrawals, step.after.withdrawals, actor, causer);
  }

  /** Nobody asks to be paid what only one person has seen come in. */
  private findUnseenFaults({ player, answer, after }: Step): string[] {
    if (answer.name !== 'requestWithdrawal') return [];
    const id = this.getId(player);
    const isUnseen = (after.wealth.get(id)?.available ?? 0) < (after.unseen.get(id) ?? 0);
    return isUnseen ? [`user ${id} asks for money that only one person has seen`] : [];
  }

  /** A statement is confirmed by somebody who did not post it. */
  private async findConfirmationFaults(): Promise<string[]> {
    const statements = await this.game.served.gateway.database.reader.find(BankStatement);
    return statements
      .filter(({ confirmedAt, confirmedBy, createdBy }) => confirmedAt !== null && confirmedBy === createdBy)
      .map(({ id }) => `statement ${id} was confirmed by its poster`);
  }

  private findWithdrawalFaults({ player, before, after, answer }: Step): string[] {
    const person = this.getId(player);
    const changed = [...after.withdrawals.values()].filter(
      ({ id, status }) => before.withdrawals.get(id)?.status !== status,
    );
    return changed.flatMap(({ id, userId, status, decidedBy }) => {
      // Taken back, out of a file that was read, or with its payment.
      const isBack = ['approved', 'paid'].includes(before.withdrawals.get(id)?.status ?? '');
      if (status === 'requested' && userId !== person && !isBack)
        return [`withdrawal ${id} was not asked for by its investor`];
      if (answer.name === 'requestWithdrawal' && before.waiting.has(userId))
        return [`withdrawal ${id} was asked for right after the account was changed`];
      if (status === 'approved' && answer.name.startsWith('approveWithdrawal') && this.causers.get(userId)?.has(person))
        return [`withdrawal ${id} was approved by an administrator who credited its investor`];
      const isPaidByHand = answer.name === 'payWithdrawal' || answer.name === 'payWithdrawalBatch';
      if (status === 'paid' && isPaidByHand && decidedBy === person)
        return [`withdrawal ${id} was approved and paid by one person`];
      return [];
    });
  }

  /** One person alone changes no account of the game, enables no administrator and makes none. */
  private async findRightsFaults(step: Step): Promise<string[]> {
    const { before, after, answer } = step;
    const { people } = this.game;
    const isAlone = new Set(await this.listResponsible(step)).size < 2;
    const isChanged = ({ id }: User): boolean => before.rights.get(id) !== after.rights.get(id);
    const accounts = Object.values(people).filter(isChanged);
    const changed = accounts.map(({ id }) => id).filter((id) => !this.isInvestorDisabled(step, id));
    if (!isAlone)
      return answer.name === 'approveRequest' && changed.includes(this.getId(step.player))
        ? ['the account that changed approved it']
        : [];
    return [
      ...changed.map((id) => `account ${id} was changed by one person`),
      ...(after.activeAdmins > before.activeAdmins ? ['one person made an administrator'] : []),
    ];
  }

  /** One person alone changes nothing that the investors of a project were promised, and nobody deletes it. */
  private async findTermsFaults(step: Step): Promise<string[]> {
    const { before, after } = step;
    const changed = [...before.terms].filter(([id, { hasMoney, isArchived, text }]) => {
      const now = after.terms.get(id);
      return hasMoney && (now?.text !== text || (now.isArchived && !isArchived));
    });
    const isAlone = new Set(await this.listResponsible(step)).size < 2;
    return changed.flatMap(([id]) => {
      if (after.terms.get(id)?.text === '') return [`project ${id} was deleted with money`];
      return isAlone ? [`the terms of project ${id} were changed by one person`] : [];
    });
  }

  /** An investor is disabled and enabled by one administrator: that gives nobody their account. */
  private isInvestorDisabled({ answer }: Step, id: number): boolean {
    const { rosa, mula } = this.game.people;
    return answer.name === 'setUserDisabled' && [rosa.id, mula.id].includes(id);
  }

  private async findTraceFaults({ player, answer, before, after }: Step): Promise<string[]> {
    const action: GuardedAction = guardedActions[answer.name];
    const getStates = ({ withdrawals, terms }: Snapshot) =>
      JSON.stringify([[...withdrawals.values()].map(({ status }) => status), [...terms]]);
    // One that refuses each of several changes nothing, as does one that finds what it wants; they leave no trace.
    const mayChangeNothing = ['approveWithdrawals', 'setProjectArchived'].includes(answer.name);
    const isOfNone = mayChangeNothing && getStates(before) === getStates(after);
    const isRecorded =
      isOfNone ||
      (action.record === 'audit entry'
        ? after.lastIds.audit > before.lastIds.audit
        : action.record !== 'security event' || after.lastIds.event > before.lastIds.event);
    const { reader } = this.game.served.gateway.database;
    const notices = await reader.findBy(Notification, { id: MoreThan(before.lastIds.notice) });
    const untold = [...after.wealth]
      .filter(
        ([id, wealth]) => id !== this.getId(player) && JSON.stringify(wealth) !== JSON.stringify(before.wealth.get(id)),
      )
      .filter(([id]) => !notices.some(({ userId }) => userId === id))
      .map(([id]) => `user ${id} was not told: ${JSON.stringify([before.wealth.get(id), after.wealth.get(id)])}`);
    return [...(isRecorded ? [] : [`no ${action.record}`]), ...untold];
  }

  private findProofFaults({ player, answer }: Step): string[] {
    const { proof } = guardedActions[answer.name];
    return proof !== 'never' && player !== 'key' && !this.game.hasProof[player] ? ['no proof was asked for'] : [];
  }

  /** A refused or waiting action changes no money and no rights. A new account may be there, without the rights that it waits for. */
  private findChanges({ before, after }: Step): string[] {
    const known = [...before.rights.keys()];
    const toText = ({ wealth, rents, rights, terms, activeAdmins }: Snapshot): string =>
      JSON.stringify([[...wealth], [...rents], [...terms], known.map((id) => rights.get(id)), activeAdmins]);
    return toText(before) === toText(after) ? [] : ['it was not done, and changed something'];
  }
}
