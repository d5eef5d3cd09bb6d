import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

/**
 * Runs a program in the repository root and passes its output through.
 * @param {string} command
 * @param {string[]} args
 * @param {{env?: NodeJS.ProcessEnv, timeoutMs?: number, onOutput?: (text: Buffer) => void}} [options] `env` is added to this process's own;
 *   `onOutput` gets the output instead of the terminal
 * @returns {Promise<number>} the exit code; 127 when it cannot be started, 124 when it exceeds the time limit
 */
export function run(command, args, { env = {}, timeoutMs, onOutput } = {}) {
  return new Promise((resolve) => {
    const stdio = onOutput ? ['inherit', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio });
    child.stdout?.on('data', onOutput);
    child.stderr?.on('data', onOutput);
    let late = false;
    const timer =
      timeoutMs &&
      setTimeout(() => {
        late = true;
        console.error(`${command} took more than ${timeoutMs / 1000} s: stopped`);
        child.kill('SIGKILL');
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
