import {
  type Failure,
  getFailureRate,
  sumFigures,
  type TabFigures,
  toFigures,
  type ReleaseCounts,
} from './failure-rate';

function formatFigures(figures: TabFigures): string {
  const { tabs } = figures;
  if (tabs === 0) return '—';
  const formatRate = (failure: Failure): string => `${((getFailureRate(figures, failure) ?? 0) * 100).toFixed(1)} %`;
  return `${formatRate('not_loaded')} not loaded, ${formatRate('thrown')} thrown in ${tabs} ${tabs === 1 ? 'tab' : 'tabs'}`;
}

/**
 * Health of a release in browsers, such as '0.2 % not loaded, 0.5 % thrown in 1800 tabs'; a dash without a tab.
 * @param withPages adds a line for each page, by address pattern
 */
export function formatHealth(counts: ReleaseCounts | null, withPages = false): string {
  if (counts === null) return '—';
  const pages = withPages ? Object.entries(counts).sort() : [];
  return [
    formatFigures(sumFigures(counts)),
    ...pages.map(([page, own]) => `    ${page === '' ? 'unnamed pages' : page}  ${formatFigures(toFigures(own))}`),
  ].join('\n');
}
