import { readFileSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';

const POLL_MS = 1000;

/** Parent and command of a process; null where that cannot be known (outside Linux) or the process is gone. */
function readProcess(pid) {
  try {
    const [, parent] = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return { parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0') };
  } catch {
    return null;
  }
}

/** The processes without which npm no longer runs: the parent and, where npm put a shell between, npm itself. */
function listParents() {
  const { ppid } = process;
  const parent = readProcess(ppid);
  const isShell = parent !== null && /(^|\/)(ba|da)?sh$/.test(parent.command[0]) && parent.command[1] === '-c';
  return isShell ? [ppid, parent.parent] : [ppid];
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/**
 * Calls `onEnd` when the npm that started this process is gone, killed too, which no signal tells. Does nothing outside npm.
 * @param {() => void} onEnd
 */
export function watchNpm(onEnd) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parents = listParents();
  const timer = setInterval(() => {
    if (parents.every(isAlive)) return;
    clearInterval(timer);
    onEnd();
  }, POLL_MS).unref();
}
