import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { CommandError } from './command-error';

/** Takes what readline would echo. */
const createHiddenOutput = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Reads one line. On a terminal it prompts and shows nothing of what is typed.
 * @throws CommandError when the input ends before a line
 */
export async function readPassword(
  input: NodeJS.ReadableStream & { isTTY?: boolean } = process.stdin,
  output: NodeJS.WritableStream = process.stderr,
): Promise<string> {
  const isTerminal = input.isTTY === true;
  if (isTerminal) output.write('Password (not shown): ');
  const lines = createInterface({ input, output: createHiddenOutput(), terminal: isTerminal });
  const line = await Promise.race([
    once(lines, 'line').then(([text]: unknown[]) => String(text)),
    once(lines, 'close').then(() => null),
  ]);
  lines.close();
  if (isTerminal) output.write('\n');
  if (line === null)
    throw new CommandError('There is no password: the input ended. Type one, or set CIMIENTO_PASSWORD');
  return line;
}
