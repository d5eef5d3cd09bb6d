import { amountRange, fractionPrice, roundMessages, today } from '@cimiento/contracts';
import { interestSchema } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import type { LedgerService } from '../../books/ledger/ledger.service';
import type { IdentityGate } from '../../identity/gate/identity-gate';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import { conflict, notFound, parseInput, validationFailed } from '../../platform/errors';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { Actor, Viewer } from '../../platform/request';
import { findRound, Project, type Round, RoundInterest } from '../records';
import { createInterestEntry } from './interest-money';

/** Interests of investors in rounds that allocate their fractions at the end. Each holds its price of the balance until then. */
export class InterestsService {
  constructor(
    private readonly database: Database,
    private readonly ledger: LedgerService,
    private readonly idempotency: IdempotencyService,
    private readonly identity: IdentityGate,
  ) {}

  /** The viewer's own interests, newest first. */
  list({ id: userId }: Viewer): Promise<RoundInterest[]> {
    return this.database.reader.find(RoundInterest, { where: { userId }, order: { id: 'DESC' } });
  }

  /**
   * Holds the price of the fractions that the viewer wants until the round closes.
   * @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when the round gathers none, or the viewer has one there; INSUFFICIENT_BALANCE, IDENTITY_REQUIRED
   */
  async express({ id: userId }: Viewer, input: unknown, by: Actor): Promise<RoundInterest> {
    const values = parseInput(interestSchema, input);
    try {
      return await this.idempotency.runOnce(by, RoundInterest, values, (manager) =>
        this.insert(manager, { ...values, userId }),
      );
    } catch (error) {
      throw isUniqueViolation(error, 'round_interest', 'openKey') ? conflict(roundMessages.interestTwice) : error;
    }
  }

  /** Takes one of the viewer's interests back while the round gathers them. @throws NOT_FOUND, CONFLICT when it is too late */
  async withdraw({ id: userId }: Viewer, id: number, by: Actor): Promise<RoundInterest> {
    const { projectId } = await this.getOwn(userId, id);
    return this.idempotency.runOnce(by, RoundInterest, { withdraw: id }, async (manager) => {
      const project = await getForUpdate(manager, Project, projectId);
      const interest = await getForUpdate(manager, RoundInterest, id);
      if (interest.state === 'withdrawn') return interest;
      const round = await findRound(manager, projectId);
      if (interest.state !== 'open' || !round || !isGathering(round)) throw conflict(roundMessages.interestClosed);
      const values = { state: 'withdrawn' as const, openKey: null, decidedAt: new Date() };
      await manager.update(RoundInterest, { id, state: 'open' }, values);
      await this.ledger.post(manager, [createInterestEntry(interest, project.name, 'released', userId)]);
      return getOrThrow(manager, RoundInterest, id);
    });
  }

  private async getOwn(userId: number, id: number): Promise<RoundInterest> {
    const interest = await this.database.reader.findOneBy(RoundInterest, { id, userId });
    if (!interest) throw notFound();
    return interest;
  }

  private async insert(
    manager: EntityManager,
    { projectId, fractions, userId }: { projectId: number; fractions: number; userId: number },
  ): Promise<RoundInterest> {
    const project = await manager.findOne(Project, { where: { id: projectId }, ...rowLock(manager) });
    if (!project || !project.publishedAt || project.archivedAt) throw notFound();
    const round = await findRound(manager, projectId);
    if (round?.mode !== 'prefunding') throw conflict(roundMessages.noInterests);
    if (!isGathering(round)) throw conflict(roundMessages.gathering);
    assertFits(project, fractions);
    await this.identity.assert(manager, userId, 'payment');
    const openKey = `${round.id}:${userId}`;
    if (await manager.existsBy(RoundInterest, { openKey })) throw conflict(roundMessages.interestTwice);
    const row = { roundId: round.id, projectId, userId, fractions, openKey, createdAt: new Date() };
    const interest = manager.create(RoundInterest, {
      ...row,
      given: 0,
      state: 'open',
      isBarred: false,
      decidedAt: null,
    });
    await manager.insert(RoundInterest, interest);
    await this.ledger.post(manager, [createInterestEntry(interest, project.name, 'held', userId)]);
    return interest;
  }
}

const isGathering = ({ state, closesAt }: Round): boolean => state === 'open' && today() <= closesAt;

/** @throws VALIDATION_FAILED when a project can never give so many fractions, or so few */
function assertFits(project: Project, fractions: number): void {
  const { min, max } = amountRange(project);
  const amount = fractions * fractionPrice;
  if (amount > max) throw validationFailed({ fractions: roundMessages.tooMany(max / fractionPrice) });
  if (amount < min) throw validationFailed({ fractions: roundMessages.belowProjectMinimum(min) });
}
