import { sumRisk, today } from '@cimiento/contracts';
import { complianceRulesSchema } from '@cimiento/contracts/schemas';
import { In, IsNull, MoreThan, Not } from 'typeorm';
import { User } from '../../access/records';
import { readFigures, toFigures, type Figures } from '../../books/compliance-rules/read-figures';
import type { Database } from '../../platform/database';
import { nextTurn } from '../../platform/database/next-turn';
import { parseInput } from '../../platform/errors';
import { maskName, type Reader } from '../../platform/request';
import { IdentityCase } from '../records';
import type { IdentitySeal } from '../records/identity-seal';
import { readRiskFacts } from './read-risk-facts';
import type { RiskChange } from './risk.types';
import { scoreRisk } from './score-risk';

// Cases that are read at once.
const casesPerRead = 200;

type Moved = Omit<RiskChange, 'userName'>;

/** Risk of people by rules that are not in force yet. */
export class RiskService {
  constructor(
    private readonly database: Database,
    private readonly seal: IdentitySeal,
  ) {}

  /** People whose level these rules would change, by name. @throws VALIDATION_FAILED */
  async preview(input: unknown, readBy: Reader): Promise<RiskChange[]> {
    const { rows } = parseInput(complianceRulesSchema, input);
    const { reader } = this.database;
    const day = today();
    const [before, after] = [await readFigures(reader, day), toFigures(rows, day)];
    const moved: Moved[] = [];
    for (let last: number | undefined = 0; last !== undefined;) {
      const cases: IdentityCase[] = await reader.find(IdentityCase, {
        where: { id: MoreThan(last), submittedAt: Not(IsNull()) },
        order: { id: 'ASC' },
        take: casesPerRead,
      });
      moved.push(...(await this.findMoved(cases, before, after)));
      last = cases.length < casesPerRead ? undefined : cases.at(-1)?.id;
      await nextTurn();
    }
    return this.addNames(moved, readBy);
  }

  private async findMoved(cases: readonly IdentityCase[], before: Figures, after: Figures): Promise<Moved[]> {
    if (cases.length === 0) return [];
    const facts = await readRiskFacts(this.seal, this.database.reader, cases);
    return facts
      .map(({ identityCase: { userId }, facts: own }) => ({
        userId,
        before: sumRisk(scoreRisk(own, before)).level,
        after: sumRisk(scoreRisk(own, after)).level,
      }))
      .filter((change) => change.before !== change.after);
  }

  private async addNames(moved: readonly Moved[], readBy: Reader): Promise<RiskChange[]> {
    const users = await this.database.reader.findBy(User, { id: In(moved.map(({ userId }) => userId)) });
    const names = new Map(users.map(({ id, fullName }) => [id, fullName]));
    return moved
      .map((change) => ({
        ...change,
        userName: maskName(readBy, change.userId, names.get(change.userId) ?? `#${change.userId}`),
      }))
      .sort((a, b) => a.userName.localeCompare(b.userName, 'es') || a.userId - b.userId);
  }
}
