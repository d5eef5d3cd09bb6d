import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs the steps of a check one after the other, prints each with its time, and counts them. */
export class Steps {
  passed = 0;

  /**
   * @template T
   * @param {string} name
   * @param {() => Promise<T> | T} run
   * @returns {Promise<T>}
   */
  async run(name, run) {
    const startedAt = Date.now();
    try {
      const result = await run();
      this.passed += 1;
      console.log(`ok    ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
      return result;
    } catch (error) {
      console.log(`FAIL  ${name}`);
      throw error;
    }
  }
}

/** @throws Error with both values when they differ */
export function assertEqual(actual, expected, what) {
  if (actual !== expected) throw new Error(`${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`);
}

/** @throws Error with the text when it does not match */
export function assertMatch(text, pattern, what) {
  if (!pattern.test(text)) throw new Error(`${what}: ${JSON.stringify(text)} does not match ${pattern}`);
}

/** A shell as an operator has it: none of npm's variables of this process, and no setting of the product. */
const operatorEnv = () =>
  Object.fromEntries(
    ['PATH', 'HOME', 'LANG', 'TMPDIR', 'USER', 'NODE_EXTRA_CA_CERTS']
      .filter((name) => process.env[name] !== undefined)
      .map((name) => [name, process.env[name]]),
  );

/** Starts a command line in bash, in its own process group. */
export const spawnShell = (line, cwd, stdio) =>
  spawn('bash', ['-e', '-o', 'pipefail', '-c', line], { cwd, env: operatorEnv(), stdio, detached: true });

/**
 * Runs a command line in bash.
 * @param {string} input what is typed
 * @returns {Promise<string>} its output
 * @throws Error with the output when it fails
 */
export async function runShell(line, cwd, input = '') {
  const child = spawnShell(line, cwd, ['pipe', 'pipe', 'pipe']);
  const output = [];
  child.stdout.on('data', (text) => output.push(text));
  child.stderr.on('data', (text) => output.push(text));
  child.stdin.on('error', () => undefined).end(input);
  const [code] = await once(child, 'close');
  const text = Buffer.concat(output).toString('utf8');
  if (code !== 0) throw new Error(`${line}\nended with ${code}:\n${text}`);
  return text;
}
