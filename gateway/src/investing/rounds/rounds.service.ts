import {
  centsToText,
  formatDollars,
  formatExactDollars,
  getLastConfirmation,
  getLastExtension,
  roundMessages,
  roundState,
  sumFee,
  today,
} from '@cimiento/contracts';
import { roundFields } from '@cimiento/contracts/fields';
import {
  roundCancellationSchema,
  roundConfirmationSchema,
  roundExtensionSchema,
  roundSchema,
  type RoundInput,
} from '@cimiento/contracts/schemas';
import { type EntityManager } from 'typeorm';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import { insertWithAudit } from '../../access/audit-log/audit-writer';
import type { LedgerService } from '../../books/ledger/ledger.service';
import { notifyAll } from '../../messages/notifications/notify';
import type { Database } from '../../platform/database';
import { getOrThrow } from '../../platform/database/records';
import { assertRevision, getRevision } from '../../platform/database/revision';
import { getForUpdate } from '../../platform/database/row-lock';
import { conflict, notFound, parseInput } from '../../platform/errors';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { type Actor, everything } from '../../platform/request';
import {
  enqueueRoundDeadline,
  findRound,
  getRoundDeadline,
  Order,
  Project,
  RecordNames,
  Round,
  RoundInterest,
  writeRound,
} from '../records';
import { hasTakers } from '../projects/round-terms';
import { failRound, readPlatformFee, succeedRound, type LockedRound } from './end-round';
import { readPaid } from './round-figures';
import type { RoundOverview } from './round-overview.types';
import { tellPrograms } from './round-webhook';

/** The payload of an approved confirmation. */
type RoundConfirmation = { projectId: number; shortfall: string | null };

const toApprovalSubject = (projectId: number): string => `project:${projectId}`;

/** Rounds of projects: set, extended, cancelled and confirmed by administrators. Each step locks the project first, as orders do. */
export class RoundsService {
  constructor(
    private readonly database: Database,
    private readonly ledger: LedgerService,
    private readonly approvals: ApprovalsService,
    private readonly idempotency: IdempotencyService,
  ) {
    // The payload was validated before it was stored, and its hash is checked before it is executed.
    approvals.register('round', {
      execute: (manager, payload, by) => this.execute(manager, payload as RoundConfirmation, by),
      describe: (reader, payload) => this.describe(reader, payload as RoundConfirmation),
    });
  }

  /** The round of a project. @throws NOT_FOUND when the project has none */
  async get(projectId: number): Promise<Round> {
    const round = await findRound(this.database.reader, projectId);
    if (!round) throw notFound(roundMessages.noRound);
    return round;
  }

  /** The round of a project for the back office. @throws NOT_FOUND */
  async getOverview(projectId: number): Promise<RoundOverview> {
    const { reader } = this.database;
    await getOrThrow(reader, Project, projectId);
    const round = await findRound(reader, projectId);
    const roundId = round?.id ?? 0;
    return {
      round,
      isFrozen: await hasTakers(reader, projectId),
      orders: await reader.countBy(Order, { roundId, status: 'paid' }),
      interests: await reader.countBy(RoundInterest, { roundId, state: 'open' }),
      confirmUntil: round?.state === 'closing' && round.closedAt ? getLastConfirmation(round.closedAt) : null,
      shortfall: round?.shortfall ?? null,
      pendingApproval: await this.approvals.findPending('round', toApprovalSubject(projectId)),
    };
  }

  /**
   * Sets the round of a project, before anybody takes part in it; one that starts today opens at once.
   * @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT once an order or interest froze it, or the project raised money before
   */
  async set(projectId: number, input: unknown, by: Actor, revision?: string | null): Promise<Round> {
    const values = parseInput(roundSchema, input);
    return this.database.transaction(async (manager) => {
      const project = await getForUpdate(manager, Project, projectId);
      const before = await findRound(manager, projectId);
      assertRevision(before ? getRevision(before) : '', revision);
      if (before && isSame(before, values)) return before;
      await assertMaySet(manager, project, values, before);
      const state = values.opensAt <= today() ? ('open' as const) : ('planned' as const);
      const columns = { ...values, state, extended: false, closedAt: null, decidedAt: null, reason: null };
      const round = before
        ? await writeRound(manager, before, columns, by)
        : manager.create(Round, { ...columns, projectId, shortfall: null });
      if (!before) {
        await insertWithAudit({ manager, entity: Round, by }, round);
        await enqueueRoundDeadline(manager, round);
      }
      if (state === 'open' && before?.state !== 'open') await tellPrograms(manager, round, 0);
      return getOrThrow(manager, Round, round.id);
    });
  }

  /**
   * Moves the end of an open round, once, and tells everybody who takes part in it: they may leave until then.
   * @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when it is not open, was extended before, or the day is too early or too late
   */
  extend(projectId: number, input: unknown, by: Actor): Promise<Round> {
    const { closesAt } = parseInput(roundExtensionSchema, input);
    return this.change({ projectId, closesAt }, by, async (manager, { project, round }) => {
      if (round.state !== 'open' || today() > round.closesAt) throw conflict(roundMessages.notOpen);
      if (round.extended) throw conflict(roundMessages.extendedBefore);
      const last = getLastExtension(round.closesAt);
      if (closesAt <= round.closesAt || closesAt > last)
        throw conflict({ closesAt: roundMessages.extension(round.closesAt, last) });
      const after = await writeRound(manager, round, { closesAt, extended: true }, by);
      await tellTakers(manager, project, after);
      return after;
    });
  }

  /**
   * Ends a round that has not ended: everybody is paid back.
   * @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when it ended before
   */
  cancel(projectId: number, input: unknown, by: Actor): Promise<Round> {
    const { reason } = parseInput(roundCancellationSchema, input);
    return this.change({ projectId, reason }, by, async (manager, locked) => {
      if (!roundState[locked.round.state].isLive) throw conflict(roundMessages.ended);
      return failRound(manager, this.ledger, locked, { by, reason });
    });
  }

  /**
   * Proposes the success of a round that closed to a second administrator.
   * @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when it does not wait for it; APPROVAL_PENDING, always
   */
  async confirm(projectId: number, input: unknown, by: Actor): Promise<never> {
    const { shortfall } = parseInput(roundConfirmationSchema, input);
    const { reader } = this.database;
    await this.approvals.assertNotProposed('round', { projectId, shortfall }, by);
    const round = await this.get(projectId);
    const project = await getOrThrow(reader, Project, projectId);
    await assertMaySucceed(reader, { project, round }, shortfall);
    const payload: RoundConfirmation = { projectId, shortfall };
    const summary = `Confirmar la ronda de «${project.name}»`;
    const action = { kind: 'round', subject: toApprovalSubject(projectId), summary, payload } as const;
    return this.approvals.propose(action, by);
  }

  private change(
    input: { projectId: number } & Record<string, unknown>,
    by: Actor,
    work: (manager: EntityManager, locked: LockedRound) => Promise<Round>,
  ): Promise<Round> {
    return this.idempotency.runOnce(by, Round, input, async (manager) =>
      work(manager, await lockRound(manager, input.projectId)),
    );
  }

  private async execute(
    manager: EntityManager,
    { projectId, shortfall }: RoundConfirmation,
    by: Actor,
  ): Promise<Round> {
    const locked = await lockRound(manager, projectId);
    await assertMaySucceed(manager, locked, shortfall);
    return succeedRound(manager, this.ledger, locked, { by, shortfall });
  }

  private async describe(
    reader: EntityManager,
    { projectId, shortfall }: RoundConfirmation,
  ): Promise<ApprovalDetail[]> {
    const round = await findRound(reader, projectId);
    const project = await reader.findOneBy(Project, { id: projectId });
    const paid = round ? ((await readPaid(reader, [round.id])).get(round.id) ?? 0) : 0;
    const fee = sumFee(await readPlatformFee(reader, projectId, paid));
    const missing = Math.max(0, (project?.target ?? 0) - paid);
    return [
      { label: 'Proyecto', value: await new RecordNames(reader, everything).project(projectId) },
      { label: 'Estado', value: roundState[round?.state ?? 'closing'].label },
      { label: roundFields.minimum.label, value: formatDollars(round?.minimum ?? 0) },
      { label: 'Pagado', value: `${formatDollars(paid)} de ${formatDollars(project?.target ?? 0)}` },
      { label: 'Comisión de la plataforma con IVA', value: formatExactDollars(centsToText(fee)) },
      { label: 'Falta', value: formatDollars(missing) },
      { label: 'Quién aporta lo que falta', value: shortfall ?? 'Nadie' },
    ];
  }
}

const isSame = (round: Round, { minimum, opensAt, closesAt, mode }: RoundInput): boolean =>
  roundState[round.state].isLive &&
  round.minimum === minimum &&
  round.opensAt === opensAt &&
  round.closesAt === closesAt &&
  round.mode === mode;

/** Locks a project, and reads its round. @throws NOT_FOUND when there is none */
async function lockRound(manager: EntityManager, projectId: number): Promise<LockedRound> {
  const project = await getForUpdate(manager, Project, projectId);
  const round = await findRound(manager, projectId);
  if (!round) throw notFound(roundMessages.noRound);
  return { project, round };
}

/** @throws CONFLICT when the terms of a round can no longer be set, or do not fit its locked project */
async function assertMaySet(
  manager: EntityManager,
  project: Project,
  values: RoundInput,
  before: Round | null,
): Promise<void> {
  if (await hasTakers(manager, project.id)) throw conflict(roundMessages.frozen);
  if (project.status !== 'available' || project.archivedAt || project.funded > 0)
    throw conflict(roundMessages.fundedBefore);
  if (values.minimum > project.target) throw conflict({ minimum: roundMessages.aboveTarget(project.target) });
  const opensAsBefore = before?.opensAt === values.opensAt;
  if (values.closesAt < today() || (values.opensAt < today() && !opensAsBefore))
    throw conflict({ opensAt: roundMessages.past });
}

/** @throws CONFLICT when a round cannot succeed now, or nobody brings what is missing to its target */
async function assertMaySucceed(
  manager: EntityManager,
  { project, round }: LockedRound,
  shortfall: string | null,
): Promise<void> {
  const deadline = getRoundDeadline(round);
  if (round.state !== 'closing' || !deadline) throw conflict(roundMessages.notClosing);
  if (deadline.getTime() <= Date.now()) throw conflict(roundMessages.confirmationOver);
  const paid = (await readPaid(manager, [round.id])).get(round.id) ?? 0;
  if (paid < round.minimum) throw conflict(roundMessages.belowMinimum);
  if (paid < project.target && shortfall === null)
    throw conflict({ shortfall: roundMessages.shortfall(project.target - paid) });
}

/** Tells everybody who has an order or an interest in a round that it ends later. */
async function tellTakers(manager: EntityManager, { id: projectId, name }: Project, round: Round): Promise<void> {
  const orders = await manager.findBy(Order, [
    { projectId, status: 'paid' },
    { projectId, status: 'reserved' },
  ]);
  const interests = await manager.findBy(RoundInterest, { roundId: round.id, state: 'open' });
  const people = new Set([...orders, ...interests].map(({ userId }) => userId));
  await notifyAll(
    manager,
    [...people].map((userId) => ({
      userId,
      kind: 'round_extended',
      facts: { projectId, projectName: name, closesAt: round.closesAt },
      subject: `round:${round.id}`,
    })),
  );
}
