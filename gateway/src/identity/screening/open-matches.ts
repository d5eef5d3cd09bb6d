import DataLoader from 'dataloader';
import { In, type EntityManager } from 'typeorm';
import { batched } from '../../platform/graphql/loader';
import { IdentityMatch } from '../records';

/** Ids of the cases with a possible match that is undecided, or the same person, in SQL. */
export const openMatches =
  "SELECT caseId FROM identity_match WHERE isCurrent = 1 AND (decision IS NULL OR decision = 'same')";

/** Whether cases have such a match. */
export const hasOpenMatches = (reader: EntityManager): DataLoader<number, boolean> =>
  new DataLoader(async (ids: readonly number[]) => {
    const matches = await reader
      .createQueryBuilder(IdentityMatch, 'item')
      .select('item.caseId', 'caseId')
      .where({ caseId: In([...ids]) })
      .andWhere(`item.caseId IN (${openMatches})`)
      .distinct()
      .getRawMany<{ caseId: number }>();
    const found = new Set(matches.map(({ caseId }) => Number(caseId)));
    return ids.map((id) => found.has(id));
  }, batched);
