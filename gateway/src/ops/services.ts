import type { BankingServices } from '../banking/services';
import type { InvestingServices } from '../investing/services';
import type { Base, PlatformServices } from '../platform/services';
import { ReleaseHealthService } from './releases/release-health.service';
import { ReleasesService } from './releases/releases.service';
import type { SandboxClock } from './sandbox/clock';
import { SandboxService } from './sandbox/sandbox.service';

export function createOps(
  { database, config, log }: Base,
  clock: SandboxClock | null,
  { idempotency }: PlatformServices,
  { paymentRuns, exits }: InvestingServices,
  { bankLines, lineMatching, statementPosting }: BankingServices,
) {
  const releaseHealth = new ReleaseHealthService(database, config.releases, log);
  return {
    releaseHealth,
    releases: new ReleasesService(config.releases, releaseHealth),
    sandbox: new SandboxService(database, idempotency, clock, {
      bankLines,
      lineMatching,
      statementPosting,
      paymentRuns,
      exits,
    }),
  };
}

export type OpsServices = ReturnType<typeof createOps>;
