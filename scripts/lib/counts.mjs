/** @typedef {{passed: number, failed: number}} Counts */

/**
 * Counts of a Jest JSON report. A test file that cannot run is one failure.
 * @returns {Counts}
 */
export const readJestCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
});

/**
 * Counts of a Playwright JSON report. A test that passes only on a retry counts as failed.
 * @returns {Counts}
 */
export const readPlaywrightCounts = (report) => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
});

/**
 * Counts of one step. Without a report it is one check; a non-zero exit code is at least one failure.
 * @param {number} code exit code of the step
 * @param {Counts | null} report
 * @returns {Counts}
 */
export function countStep(code, report) {
  const counts = report ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** @param {Counts[]} all */
export const sum = (all) => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
});
