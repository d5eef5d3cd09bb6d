import { readdirSync } from 'node:fs';
import {
  getFailureRate,
  getReleaseName,
  healthDays,
  type HistoryLine,
  listEarlierReleases,
  listHistory,
  openStore,
  readHealth,
  readRegistry,
  type RegistryEntry,
  type ReleaseCounts,
  type Store,
  sumFigures,
  toFigures,
} from '@cimiento/releases';
import { getVitalPercentile } from '@cimiento/contracts';
import type { ReleaseLocation } from '../../platform/config/config';
import { findReleaseFolder, getBuildFolder, readBuildDescription } from './release-files';
import type { ReleaseHealthService } from './release-health.service';
import { Release, ReleaseHealth, ReleasePageHealth, Remote, type ReleaseStep } from './releases.types';
import type { RenderError } from './render-error.entity';
import { mapFrames } from './stack-frames';

const shownSteps = 12;
const dayMs = 24 * 60 * 60_000;

const toPercent = (rate: number | null): number | null => (rate === null ? null : rate * 100);

/** The live releases of every remote, with their health. */
export class ReleasesService {
  constructor(
    private readonly location: ReleaseLocation,
    private readonly health: ReleaseHealthService,
  ) {}

  /** The remotes with their releases, by name, at most `limit`. */
  async listRemotes(limit: number): Promise<Remote[]> {
    const { remotesDir, checkout } = this.location;
    if (remotesDir !== null) return this.listReleased(openStore(remotesDir), limit);
    return checkout === null ? [] : listBuilt(checkout).slice(0, limit);
  }

  async getHealth({ remote, name }: Release): Promise<ReleaseHealth> {
    const { counts, vitals } = await this.health.getTotals(remote, name, Date.now() - healthDays * dayMs);
    const figures = sumFigures(counts);
    const renderErrors = Object.values(counts).reduce((sum, { render_failed }) => sum + render_failed, 0);
    return Object.assign(new ReleaseHealth(), {
      loads: figures.tabs,
      loadFailures: figures.not_loaded,
      renderErrors,
      loadFailureRate: toPercent(getFailureRate(figures, 'not_loaded')),
      renderErrorRate: figures.tabs === 0 ? null : toPercent(renderErrors / figures.tabs),
      thrownRate: toPercent(getFailureRate(figures, 'thrown')),
      pages: listPages(counts),
      lcp: getVitalPercentile('lcp', vitals.lcp),
      inp: getVitalPercentile('inp', vitals.inp),
      cls: getVitalPercentile('cls', vitals.cls),
    });
  }

  listErrors({ remote, name }: Release): Promise<RenderError[]> {
    return this.health.listErrors(remote, name);
  }

  /** The places in the sources that the stack of an error stands for, the innermost first. */
  mapStack({ remote, releaseName, stack }: RenderError): string {
    return mapFrames(findReleaseFolder(this.location, remote, releaseName), stack.split('\n')).join('\n');
  }

  private async listReleased(store: Store, limit: number): Promise<Remote[]> {
    const [{ registry, faults }, { waits }] = await Promise.all([readRegistry(store), readHealth(store)]);
    const names = new Set([...Object.keys(registry), ...faults.map(({ remote }) => remote)]);
    return Promise.all(
      [...names]
        .sort()
        .slice(0, limit)
        .map(async (name) => {
          const entry = Object.hasOwn(registry, name) ? registry[name] : undefined;
          const lines = await listHistory(store, name);
          const fault = faults.find(({ remote }) => remote === name)?.fault ?? null;
          const awaited = entry?.canary && Object.hasOwn(waits, name) ? waits[name] : undefined;
          return toRemote(name, { entry, canary: entry?.canary, awaited, lines, fault });
        }),
    );
  }
}

const listPages = (counts: ReleaseCounts): ReleasePageHealth[] =>
  Object.entries(counts)
    .filter(([page]) => page !== '')
    .sort(([page], [next]) => (page < next ? -1 : 1))
    .map(([page, own]) => {
      const { tabs, not_loaded: loadFailures, thrown } = toFigures(own);
      return Object.assign(new ReleasePageHealth(), { page, loads: tabs, loadFailures, thrown });
    });

type Found = {
  entry: RegistryEntry | undefined;
  canary: { share: number; line: RegistryEntry } | undefined;
  awaited?: string[];
  lines: HistoryLine[];
  fault: string | null;
};

function toRemote(remote: string, { entry, canary, awaited, lines, fault }: Found): Remote {
  const liveName = entry ? getReleaseName(entry) : null;
  const previousName = listEarlierReleases(lines, liveName).at(-1);
  // The moment since which browsers get it: raising the share of a canary does not restart it.
  const create = (name: string, commit: string | undefined, share: number): Release => {
    const begin = lines.findLast(({ action, release }) => release === name && action !== 'share' && action !== 'stage');
    return Object.assign(new Release(), {
      remote,
      name,
      version: name.slice(0, name.lastIndexOf('-')),
      commit: commit ?? begin?.commit ?? 'unknown',
      share,
      since: begin ? new Date(begin.at) : null,
      by: begin?.by ?? null,
    });
  };
  return Object.assign(new Remote(), {
    name: remote,
    live: entry && liveName !== null ? create(liveName, entry.commit, 100 - (canary?.share ?? 0)) : null,
    canary: canary ? create(getReleaseName(canary.line), canary.line.commit, canary.share) : null,
    awaitedPages: awaited ?? null,
    previous: previousName === undefined ? null : create(previousName, undefined, 0),
    fault,
    history: lines.map(toStep).slice(-shownSteps).reverse(),
  });
}

const toStep = (line: HistoryLine, index: number): ReleaseStep => ({
  step: index + 1,
  at: new Date(line.at),
  action: line.action,
  releaseName: line.release,
  share: line.share,
  by: line.by,
  reason: line.reason ?? null,
});

/** The builds of a checkout, which have no history. */
function listBuilt(checkout: string): Remote[] {
  const names = readdirSync(checkout).flatMap((folder) => /^mfe-(.+)$/.exec(folder)?.[1] ?? []);
  return names.sort().flatMap((name) => {
    const build = readBuildDescription(getBuildFolder(checkout, name));
    if (!build) return [];
    const entry = { entry: '', contract: 1, ...build, routes: {} };
    return [toRemote(name, { entry, canary: undefined, lines: [], fault: null })];
  });
}
