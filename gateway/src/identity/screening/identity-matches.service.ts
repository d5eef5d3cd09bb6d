import { identityMessages, type MatchDecision, type ScreeningListKind } from '@cimiento/contracts';
import { matchDecisionSchema } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { assertAdministrator, logUpdate } from '../../access/audit-log/audit-writer';
import type { Database } from '../../platform/database';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import { ExpectedError, notFound, parseInput } from '../../platform/errors';
import type { Actor } from '../../platform/request';
import { assessRisk } from '../risk/assess-risk';
import { IdentityCase, IdentityDecisionEntry, IdentityMatch, ScreeningEntry, ScreeningList } from '../records';
import type { IdentitySeal } from '../records/identity-seal';
import { readListVersions } from './list-versions';

/** What the audit log has of a match: neither the name on the list nor the reason. */
const toLogged = (
  manager: EntityManager,
  { id, caseId, listKind, uid, decision, decidedBy, decidedAt }: IdentityMatch,
): IdentityMatch => manager.create(IdentityMatch, { id, caseId, listKind, uid, decision, decidedBy, decidedAt });

/** A possible match, as reviewers read it: GraphQL type IdentityMatch. */
export type MatchView = {
  id: number;
  name: string;
  list: ScreeningListKind;
  /** From 0 to 1, with three decimals. */
  score: number;
  decision: MatchDecision | null;
  reason: string | null;
  /** As the list states them; null where it states none, or has the entry no longer. */
  entryBirthDate: string | null;
  entryCountry: string | null;
};

/** Possible matches of cases, and decisions about them. */
export class IdentityMatchesService {
  constructor(
    private readonly database: Database,
    private readonly seal: IdentitySeal,
  ) {}

  /** The possible matches of a case with the lists in use, undecided ones and the likest first. */
  async list(caseId: number): Promise<MatchView[]> {
    const { reader } = this.database;
    const matches = await reader.find(IdentityMatch, { where: { caseId, isCurrent: true } });
    const entries = await Promise.all(matches.map((match) => findEntry(reader, match)));
    return matches
      .map((match, index) => this.toView(match, entries[index] ?? null))
      .sort((a, b) => Number(a.decision !== null) - Number(b.decision !== null) || b.score - a.score || a.id - b.id);
  }

  private toView(match: IdentityMatch, entry: ScreeningEntry | null): MatchView {
    const { id, caseId, name, listKind, score, decision, sealedReason } = match;
    return {
      id,
      name,
      list: listKind,
      score: score / 1000,
      decision,
      reason: sealedReason === null ? null : this.seal.openReason(caseId, sealedReason),
      entryBirthDate: entry?.birthDate ?? null,
      entryCountry: entry?.country ?? null,
    };
  }

  /**
   * Decides a possible match, once. It ends the doubt about this name and this entry; approving or suspending is another step.
   * @throws NOT_FOUND, VALIDATION_FAILED, FORBIDDEN for one's own case, CONFLICT when it is decided
   */
  decide(ids: { caseId: number; matchId: number }, input: unknown, by: Actor): Promise<IdentityCase> {
    const { decision, reason } = parseInput(matchDecisionSchema, input);
    return this.database.transaction(async (manager) => {
      await assertAdministrator(manager, by);
      const identityCase = await getForUpdate(manager, IdentityCase, ids.caseId);
      if (identityCase.userId === by.userId) throw new ExpectedError('FORBIDDEN', identityMessages.ownCase);
      const where = { id: ids.matchId, caseId: ids.caseId };
      const match = await manager.findOne(IdentityMatch, { where, ...rowLock(manager) });
      if (!match) throw notFound();
      if (match.decision !== null) throw new ExpectedError('CONFLICT', identityMessages.matchDecided);
      const decidedAt = new Date();
      const sealedReason = this.seal.sealReason(ids.caseId, reason);
      const changed = { decision, decidedBy: by.userId, decidedAt, sealedReason };
      await manager.update(IdentityMatch, match.id, changed);
      const after = manager.create(IdentityMatch, { ...match, ...changed });
      await logUpdate({ manager, entity: IdentityMatch, by }, toLogged(manager, match), toLogged(manager, after));
      await manager.insert(IdentityDecisionEntry, {
        caseId: ids.caseId,
        kind: decision === 'same' ? 'match_same' : 'match_other',
        authorId: by.userId,
        lists: await readListVersions(manager),
        sealedReason,
        createdAt: decidedAt,
      });
      // A cleared match is a factor.
      await assessRisk({ seal: this.seal }, manager, identityCase);
      return manager.findOneByOrFail(IdentityCase, { id: ids.caseId });
    });
  }
}

/** The entry of a match; null where its list has it no longer. */
const findEntry = (reader: EntityManager, { listKind, uid }: IdentityMatch): Promise<ScreeningEntry | null> =>
  reader
    .createQueryBuilder(ScreeningEntry, 'entry')
    .innerJoin(ScreeningList, 'list', 'list.id = entry.listId')
    .where('list.currentKind = :listKind AND entry.uid = :uid', { listKind, uid })
    .getOne();
