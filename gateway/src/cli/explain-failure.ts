import { existsSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { DatabaseUnavailableError } from '../platform/database';
import { getDriverError } from '../platform/database/driver-error';
import { toLoggableError } from '../platform/error-responses/loggable-error';
import { ConfigError } from '../platform/errors';
import { CommandError } from './command-error';

type SystemError = { code?: string | undefined; path?: string };

function explainFile({ code, path: file }: SystemError): string | null {
  if (file === undefined || !/^E[A-Z]+$/.test(code ?? '')) return null;
  const folder = path.dirname(file);
  if (code !== 'ENOENT') return `${file} cannot be used (${code})`;
  return existsSync(folder) ? `The file ${file} does not exist` : `The folder ${folder} does not exist`;
}

const isExpected = (error: unknown): error is Error =>
  [CommandError, ConfigError, DatabaseUnavailableError].some((kind) => error instanceof kind) ||
  (error as SystemError).code?.startsWith('ERR_PARSE_ARGS') === true;

/**
 * Explains in one line why a command failed; only the usage of a command has several. LOG_LEVEL=debug adds where an unexpected failure happened, which
 * may show values of the database.
 */
export function explainFailure(error: unknown): string {
  if (isExpected(error)) return error.message;
  if (/^SQLITE_(BUSY|LOCKED)/.test(String(getDriverError(error).code)))
    return 'Another program has the database locked: try again when it has ended';
  const file = explainFile(error as SystemError);
  if (file !== null) return file;
  if (process.env.LOG_LEVEL === 'debug') return inspect(toLoggableError(error));
  const [line = ''] = toLoggableError(error).message.split('\n');
  return `The command failed: ${line} (LOG_LEVEL=debug says more)`;
}
