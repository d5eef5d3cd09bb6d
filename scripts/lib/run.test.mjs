import { run } from './run.mjs';

const limits = { timeoutMs: 1_200_000, graceMs: 30_000 };

/** Runs a program. After a line of output that `passTime` names, so many milliseconds pass. */
async function runCode(code, passTime = {}) {
  const lines = [];
  const onOutput = (output) => {
    for (const line of output.toString().trim().split('\n')) {
      lines.push(line);
      jest.advanceTimersByTime(passTime[line] ?? 0);
    }
  };
  const exitCode = await run(process.execPath, ['-e', code], { onOutput, ...limits });
  return { exitCode, lines };
}

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));

afterEach(() => void jest.useRealTimers());

const runUntilStopped = 'console.log("started"); setInterval(() => {}, 1000);';

test('a program that exceeds its time limit can stop what it has started', async () => {
  const onInterrupt = 'process.on("SIGINT", () => { console.log("servers stopped"); process.exit(0); });';
  expect(await runCode(onInterrupt + runUntilStopped, { started: limits.timeoutMs })).toEqual({
    exitCode: 124,
    lines: ['started', 'servers stopped'],
  });
});

test('a program that runs past its time limit is killed', async () => {
  const ignore = 'process.on("SIGINT", () => console.log("interrupted"));';
  const times = { started: limits.timeoutMs, interrupted: limits.graceMs };
  expect(await runCode(ignore + runUntilStopped, times)).toEqual({ exitCode: 124, lines: ['started', 'interrupted'] });
});

test('a program within its time limit answers with its own exit code', async () => {
  expect(await runCode('process.exit(3)')).toEqual({ exitCode: 3, lines: [] });
});
