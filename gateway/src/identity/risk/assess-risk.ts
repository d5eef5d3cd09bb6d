import { getRiskLevel } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { IdentityCase } from '../records';
import type { IdentitySeal, RiskFactor } from '../records/identity-seal';

/** Sets the risk of a case with its factors. */
export async function assessRisk(
  { seal }: { seal: IdentitySeal },
  manager: EntityManager,
  { id, userId, sealed }: IdentityCase,
): Promise<void> {
  const file = seal.openFile({ userId, sealed });
  const { pep, country } = file.profile;
  const factors: RiskFactor[] = [
    ...(pep === 'self' ? [{ factor: 'risk_pep', points: 40 }] : []),
    ...(pep === 'family' || pep === 'associate' ? [{ factor: 'risk_pep_close', points: 30 }] : []),
    ...(country !== null && country !== 'EC' ? [{ factor: 'risk_foreign', points: 10 }] : []),
  ];
  const risk = getRiskLevel(factors.reduce((sum, { points }) => sum + points, 0));
  await manager.update(IdentityCase, { id }, { risk, sealed: seal.sealFile(userId, { ...file, factors }) });
}
