import { formatPercent } from '@cimiento/contracts';
import type { ReleaseRowFragment } from './releases.generated';

type Health = ReleaseRowFragment['health'];

/** '2.5%' of the tabs; a dash while no tab has opened the release. */
export const formatRate = (percent: number | null): string => (percent === null ? '—' : formatPercent(percent));

const formatMs = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);

/** 'LCP 1.2 s · INP 80 ms · CLS 0.02': the vitals that were measured. */
export function formatVitals({ lcp, inp, cls }: Pick<Health, 'lcp' | 'inp' | 'cls'>): string {
  const parts = [
    lcp !== null && `LCP ${formatMs(lcp)}`,
    inp !== null && `INP ${formatMs(inp)}`,
    cls !== null && `CLS ${cls.toFixed(2)}`,
  ];
  return parts.filter(Boolean).join(' · ') || '—';
}

/** 'c0ffee12', with the mark of a build from changed files. */
export const formatCommit = (commit: string): string => commit.replace(/^([0-9a-f]{8})[0-9a-f]+/, '$1');

/** A fingerprint as it follows the version in the name of a release. */
export const getFingerprint = ({ name, version }: Pick<ReleaseRowFragment, 'name' | 'version'>): string =>
  name.slice(version.length + 1);
