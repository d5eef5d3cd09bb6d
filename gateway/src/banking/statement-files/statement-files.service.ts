import { statementFileMessages as told } from '@cimiento/contracts';
import { statementMappingFields, type StatementFileInput } from '@cimiento/contracts/fields';
import { validate, wantedMappingSchema, toSchema } from '@cimiento/contracts/schemas';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import type { Database } from '../../platform/database';
import { getOrThrow } from '../../platform/database/records';
import { validationFailed } from '../../platform/errors';
import type { SpooledFile } from '../../platform/files/spooled-file';
import type { Upload } from '../../platform/files/upload';
import type { FileReaders } from '../../platform/files/reader/file-readers';
import { readInProcess } from './read-in-process';
import { columnFields, type StatementReading, type WantedMapping } from './statement-reading';

/** The mapping of a request. @throws VALIDATION_FAILED */
function parseMapping(json: string): WantedMapping {
  try {
    const parsed = validate<WantedMapping>(wantedMappingSchema, JSON.parse(json));
    if (parsed.ok) return parsed.value;
  } catch {
    // Not JSON.
  }
  throw validationFailed({ mapping: told.mapping });
}

/** The columns that were kept for an account's files; none before the first, or where an older version kept another form. */
function parseKept(json: string | null): WantedMapping {
  const kept = json ? validate(toSchema(statementMappingFields), JSON.parse(json)) : null;
  if (!kept?.ok) return {};
  const { date, dayOrder, ...columns } = kept.value;
  const named = Object.entries(columns).filter(([, name]) => name !== null && name !== undefined);
  return { bookedOn: date, dayOrder, ...Object.fromEntries(named) };
}

const listNames = (mapping: WantedMapping): string[] =>
  columnFields.map((field) => mapping[field]).filter((name): name is string => name !== undefined);

/** Reads the files that banks export, and stores nothing of them. */
export class StatementFilesService {
  constructor(
    private readonly database: Database,
    private readonly readers: FileReaders,
  ) {}

  /**
   * Reads a file by the columns of the request, or else by those that were kept for the account as far as the file has them all.
   * @throws VALIDATION_FAILED on `file` or `mapping`, NOT_FOUND for an unknown account, BUSY
   */
  async read({ bankAccountId, mapping }: StatementFileInput, { file }: Upload): Promise<StatementReading> {
    const account = await getOrThrow(this.database.reader, CollectingAccount, bankAccountId);
    if (file.size === 0) throw validationFailed({ file: told.expected });
    if (mapping !== undefined) return this.readAs(file, parseMapping(mapping), account);
    const reading = await this.readAs(file, {}, account);
    const kept = parseKept(account.statementMapping);
    const names = listNames(kept);
    if (reading.mapping === null || names.length === 0) return reading;
    const gone = names.filter((name) => !reading.columns.includes(name));
    if (gone.length === 0) return this.readAs(file, kept, account);
    const problems = gone.map((name) => ({ row: null, column: name, value: null, message: told.columnGone(name) }));
    return { ...reading, problems: [...problems, ...reading.problems] };
  }

  private async readAs(
    file: SpooledFile,
    mapping: WantedMapping,
    { accountNumber }: CollectingAccount,
  ): Promise<StatementReading> {
    const answer = await readInProcess(this.readers, file, { ...mapping, account: accountNumber });
    if ('reading' in answer) return answer.reading;
    throw validationFailed({ file: answer.refusal });
  }
}
