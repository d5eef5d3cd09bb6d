/** @typedef {{passed: number, failed: number}} Counts */

/**
 * Counts of a Jest JSON report. A test file that could not even run is one failure.
 * @returns {Counts}
 */
export const jestCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
});

/**
 * Counts of a Playwright JSON report. A test that passes only when tried again counts as failed.
 * @returns {Counts}
 */
export const playwrightCounts = (report) => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
});

/**
 * What a step adds to the total. Without a report it is one check; a runner that ends badly is never counted as a full success.
 * @param {number} code exit code of the step
 * @param {Counts | null} report
 * @returns {Counts}
 */
export function stepCounts(code, report) {
  const counts = report ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** @param {Counts[]} all */
export const sum = (all) => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
});
