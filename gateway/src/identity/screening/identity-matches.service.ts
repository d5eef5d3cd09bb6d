import type { MatchDecision, ScreeningListKind } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../platform/database';
import { IdentityMatch, ScreeningEntry, ScreeningList } from '../records';
import type { IdentitySeal } from '../records/identity-seal';

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

/** Possible matches of cases. */
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
}

/** The entry of a match; null where its list has it no longer. */
const findEntry = (reader: EntityManager, { listKind, uid }: IdentityMatch): Promise<ScreeningEntry | null> =>
  reader
    .createQueryBuilder(ScreeningEntry, 'entry')
    .innerJoin(ScreeningList, 'list', 'list.id = entry.listId')
    .where('list.currentKind = :listKind AND entry.uid = :uid', { listKind, uid })
    .getOne();
