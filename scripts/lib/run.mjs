import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

/** Time for a program that exceeded its limit to stop what it has started, such as servers that hold ports, in ms. */
const GRACE_MS = 30_000;

/**
 * Runs a program in the repository root and passes its output through.
 * @param {string} command
 * @param {string[]} args
 * @param {{env?: NodeJS.ProcessEnv, timeoutMs?: number, graceMs?: number, onOutput?: (text: Buffer) => void}} [options] `env` is added to
 *   this process's own; `onOutput` gets the output instead of the terminal; above `timeoutMs` the program is interrupted, and killed `graceMs`
 *   later
 * @returns {Promise<number>} the exit code; 127 when it cannot be started, 124 when it exceeds the time limit
 */
export function run(command, args, { env = {}, timeoutMs, graceMs = GRACE_MS, onOutput } = {}) {
  return new Promise((resolve) => {
    const stdio = onOutput ? ['inherit', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio });
    child.stdout?.on('data', onOutput);
    child.stderr?.on('data', onOutput);
    let late = false;
    let timer =
      timeoutMs &&
      setTimeout(() => {
        late = true;
        console.error(`${command} took more than ${timeoutMs / 1000} s: stopped`);
        child.kill('SIGINT');
        timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
      }, timeoutMs);
    child.once('error', (error) => {
      clearTimeout(timer);
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve(late ? 124 : (code ?? 1));
    });
  });
}

/** Runs a script with the current Node. */
export const runNode = (args, options) => run(process.execPath, args, options);
