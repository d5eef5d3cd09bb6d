import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './root.mjs';

const child = `
import { watchNpm } from './scripts/lib/parent.mjs';
watchNpm(() => process.exit(0));
console.log(process.pid);
setInterval(() => {}, 1000);`;

// As npm does: a shell that waits for the program.
const npm = `
const { spawn } = require('node:child_process');
const command = [process.execPath, '--input-type=module', '-e', '"$CHILD"'].join(' ');
spawn('sh', ['-c', command + '; true'], { stdio: 'inherit' });
setInterval(() => {}, 1000);`;

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('a program that npm started learns that npm was killed', async () => {
  const parent = spawn(process.execPath, ['-e', npm], {
    cwd: ROOT,
    env: { ...process.env, npm_lifecycle_event: 'start', CHILD: child },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = Number(String((await once(parent.stdout, 'data'))[0]));
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  // The pipe closes when the last process that has it is gone.
  await once(parent.stdout.resume(), 'close');
  expect(isAlive(pid)).toBe(false);
});
