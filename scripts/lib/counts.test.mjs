import { readJestCounts, readPlaywrightCounts, countStep, sum } from './counts.mjs';

const jestReport = { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };

describe('the total of the checks', () => {
  it('counts a step without a report as one check', () => {
    expect(countStep(0, null)).toEqual({ passed: 1, failed: 0 });
    expect(countStep(2, null)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts a test file that cannot run as a failure', () => {
    expect(readJestCounts({ ...jestReport, numRuntimeErrorTestSuites: 1 })).toEqual({ passed: 5, failed: 1 });
  });

  it('counts a browser test that passes only on a retry as a failure', () => {
    expect(readPlaywrightCounts({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] })).toEqual({
      passed: 3,
      failed: 2,
    });
  });

  it('counts an error that keeps the browser tests from starting as a failure', () => {
    expect(readPlaywrightCounts({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] })).toEqual({
      passed: 0,
      failed: 1,
    });
  });

  it('counts a runner with a non-zero exit code as a failure', () => {
    expect(countStep(124, readJestCounts(jestReport))).toEqual({ passed: 5, failed: 1 });
  });

  it('a test that failed twice counts once', () => {
    expect(countStep(1, { passed: 4, failed: 2 })).toEqual({ passed: 4, failed: 2 });
  });

  it('adds the steps up', () => {
    expect(
      sum([
        { passed: 1, failed: 0 },
        { passed: 4, failed: 2 },
      ]),
    ).toEqual({ passed: 5, failed: 2 });
  });
});
