export { findRefusal } from './accept-entry';
export { type CheckedEntries, checkStored } from './check-stored';
export { activate, rollback, yank } from './rollback';
export { advanceCanary, findRollout, type Rollout } from './canaries';
export { listHistory } from './change-remote';
export {
  addCounts,
  createTabCounts,
  getFailureRate,
  type ReleaseCounts,
  sumFigures,
  type TabCounts,
  toFigures,
} from './failure-rate';
export { healthDays, type HealthFigures, readHealth, type RolloutWaits, writeHealth } from './health-file';
export {
  getReleaseName,
  listEarlierReleases,
  parseLog,
  type Action,
  type HistoryLine,
  type StoredLine,
} from './history';
export { isOutdated, replacedLimitMs } from './outdated';
export { type Operations, type StatedGateway, writeGateway } from './gateway-schema';
export { listRefusals, operationsFile, readSupports, supportsFile } from './preflight';
export * from './registry';
export { decideRollout, type RolloutState, type RolloutStep } from './rollout';
export { pruneReleases } from './prune';
export { release, type Released, type ReleaseOptions } from './release';
export { retire, type RetireOptions } from './retire';
export { ReleaseError } from './release-error';
export { readRegistry } from './read-registry';
export { runCommand } from './cli';
export { isShellOutdated, pruneShells, shellFolder, stateShell } from './shell-files';
export { createKey, findSignatureFault, keysFile, parseKeys, type RemoteKeys } from './signing';
export { openStore } from './open-store';
export type { Store } from './store';
