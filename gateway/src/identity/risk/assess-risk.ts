import { sumRisk, today, type RiskLevel } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { readFigures, type Figures } from '../../books/compliance-rules/read-figures';
import { IdentityCase } from '../records';
import type { IdentitySeal } from '../records/identity-seal';
import { readRiskFacts } from './read-risk-facts';
import { scoreRisk } from './score-risk';

/** Assesses cases by these figures, and stores level and factors where they change. The caller holds the locks of the cases. */
export async function assessCases(
  seal: IdentitySeal,
  manager: EntityManager,
  cases: readonly IdentityCase[],
  figures: Figures,
): Promise<void> {
  for (const { identityCase, file, facts } of await readRiskFacts(seal, manager, cases)) {
    const factors = scoreRisk(facts, figures);
    const risk: RiskLevel = sumRisk(factors).level;
    if (identityCase.risk === risk && JSON.stringify(file.factors) === JSON.stringify(factors)) continue;
    const changed = { risk, sealed: seal.sealFile(identityCase.userId, { ...file, factors }) };
    await manager.update(IdentityCase, identityCase.id, changed);
    Object.assign(identityCase, changed);
  }
}

/** Assesses a case by the rules in force, and stores its level and factors, also in the given record. The caller holds the lock of the case. */
export const assessRisk = async (
  { seal }: { seal: IdentitySeal },
  manager: EntityManager,
  identityCase: IdentityCase,
): Promise<void> => assessCases(seal, manager, [identityCase], await readFigures(manager, today()));
