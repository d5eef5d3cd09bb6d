import { createJobs } from '../jobs';
import type { GatewayConfig } from '../platform/config/config';
import type { Database } from '../platform/database';
import { createServices } from '../services';
import { checkLedger } from './commands';
import { CommandError } from './command-error';
import { SealKey } from '../books/evidence/seal-key';
import { readWitness } from '../books/evidence/seal-witness';

/**
 * Runs each regular job to its end, without the limit of a server, and then verifies the ledger: after a server was off for long, or another
 * version wrote into the tables.
 * @param print gets each job with its time.
 * @throws CommandError when a job failed, or the books are wrong.
 */
export async function catchUp(
  database: Database,
  config: GatewayConfig,
  print: (line: string) => void,
): Promise<string> {
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const failed: string[] = [];
  for (const { name, run } of createJobs(database, createServices({ database, config, log: silent }), config, silent)) {
    const startedAt = performance.now();
    const error = await run(() => false).then(
      () => null,
      (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown)),
    );
    print(
      `${name}  ${error === null ? `${((performance.now() - startedAt) / 1000).toFixed(1)} s` : `failed: ${error}`}`,
    );
    if (error !== null) failed.push(name);
  }
  if (failed.length > 0) throw new CommandError(`These jobs failed: ${failed.join(', ')}`);
  return checkLedger(database, new SealKey(config.sealSecrets), await readWitness(config.sealHeadFile));
}
