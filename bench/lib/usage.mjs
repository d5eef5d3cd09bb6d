import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const events = 'instructions:u,instructions:k';

// The unit of times in /proc, on every machine that Linux runs on today.
const ticksPerSecond = 100;

/** User and system time of a process so far, in seconds; null where there is no /proc. */
function readCpuSeconds(pid) {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may have spaces. The rest starts with the third field; utime is the 14th, stime the 15th.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return null;
  }
}

/** Sum of what `perf stat -x,` counted; null if the machine cannot count one of the events. */
function parseCounts(text) {
  const counts = text.split('\n').flatMap((line) => {
    const [count, , event] = line.split(',');
    return event?.startsWith('instructions') ? [Number(count)] : [];
  });
  const sum = counts.reduce((total, count) => total + count, 0);
  return counts.length > 0 && Number.isFinite(sum) ? sum : null;
}

/** Whether `perf` is installed and this machine lets it count instructions. */
const canCount = parseCounts(String(spawnSync('perf', ['stat', '-x,', '-e', events, 'true']).stderr)) !== null;

/** Counts the instructions of a process from now on. @returns a function that ends it and gives their number */
async function countInstructions(pid) {
  // It starts disabled and is switched by commands, each of which it acknowledges: attaching takes a while.
  const args = ['stat', '-x,', '-e', events, '-D', '-1', '--control', 'fd:3,4', '-p', String(pid)];
  const perf = spawn('perf', args, { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] });
  const [, , stderr, commands, answers] = perf.stdio;
  let report = '';
  stderr.on('data', (text) => (report += text));
  const lines = createInterface({ input: answers });
  const command = async (text) => {
    const answered = once(lines, 'line');
    commands.write(`${text}\n`);
    await answered;
  };
  await command('enable');
  return async () => {
    await command('disable');
    const ended = once(perf, 'close');
    perf.kill('SIGINT');
    await ended;
    return parseCounts(report);
  };
}

/**
 * Runs some work and measures what a process used during it.
 * @returns {Promise<{result: unknown, cpuSeconds: number | null, instructions: number | null}>} null for what this machine does not count
 */
export async function measure(pid, work) {
  const stop = canCount ? await countInstructions(pid) : async () => null;
  const before = readCpuSeconds(pid);
  const result = await work();
  const after = readCpuSeconds(pid);
  return { result, cpuSeconds: before === null ? null : after - before, instructions: await stop() };
}
