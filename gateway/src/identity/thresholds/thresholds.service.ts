import { addDays, centsToText, findThresholdSums, getLastDay, parseCents, thresholdDays } from '@cimiento/contracts';
import { thresholdSchema } from '@cimiento/contracts/schemas';
import { In } from 'typeorm';
import { User } from '../../access/records';
import { readFigures } from '../../books/compliance-rules/read-figures';
import type { Database } from '../../platform/database';
import { parseInput } from '../../platform/errors';
import { maskName, type Reader } from '../../platform/request';
import { readDeposits } from './read-deposits';
import type { ThresholdRow } from './thresholds.types';

/** Deposits that reach the reporting threshold. */
export class ThresholdsService {
  constructor(private readonly database: Database) {}

  /** The sums of a month, by user. The threshold is that in force on its last day. @throws VALIDATION_FAILED */
  async list(input: unknown, readBy: Reader): Promise<ThresholdRow[]> {
    const { month } = parseInput(thresholdSchema, input);
    const { reader } = this.database;
    const last = getLastDay(month);
    const threshold = parseCents((await readFigures(reader, last)).identity_threshold);
    const deposits = await readDeposits(reader, { from: addDays(`${month}-01`, -thresholdDays), to: last });
    const sums = [...deposits].flatMap(([userId, own]) =>
      findThresholdSums(own, month, threshold).map((sum) => ({ userId, ...sum })),
    );
    const users = await reader.findBy(User, { id: In([...new Set(sums.map(({ userId }) => userId))]) });
    const names = new Map(users.map(({ id, fullName }) => [id, fullName]));
    return sums
      .sort((a, b) => a.userId - b.userId || (a.from < b.from ? -1 : 1))
      .map(({ userId, cents, from, to, movements }) => ({
        userId,
        userName: maskName(readBy, userId, names.get(userId) ?? `#${userId}`),
        total: centsToText(cents),
        from,
        to,
        movements,
      }));
  }
}
