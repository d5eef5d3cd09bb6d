import { createAccess } from './access/services';
import { createBanking } from './banking/services';
import { createBooks } from './books/services';
import { createIdentity } from './identity/services';
import { createInvesting } from './investing/services';
import { createJoining } from './joining/services';
import { createMessages } from './messages/services';
import { createOps } from './ops/services';
import { type Base, createPlatform } from './platform/services';
import { createReports } from './reports/services';
import type { SandboxClock } from './ops/sandbox/clock';

/** Creates the services of a gateway, each domain from those below it; with the clock of a sandbox in one. */
export function createServices(base: Base, clock: SandboxClock | null = null) {
  const platform = createPlatform(base);
  const access = createAccess(base, platform);
  const messages = createMessages(base, platform, access);
  const joining = createJoining(base, platform, access);
  const books = createBooks(base, platform, access);
  const identity = createIdentity(base, platform, access, books);
  const investing = createInvesting(base, platform, access, books, identity);
  const banking = createBanking(base, platform, access, books, identity, investing);
  const reports = createReports(base, platform, access, identity, investing, banking);
  const ops = createOps(base, clock, platform, investing, banking);
  return {
    ...platform,
    ...access,
    ...messages,
    ...joining,
    ...books,
    ...identity,
    ...investing,
    ...banking,
    ...reports,
    ...ops,
  };
}

/** The services of a gateway, by their names. */
export type Services = ReturnType<typeof createServices>;
