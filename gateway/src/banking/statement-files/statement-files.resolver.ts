import { createHash } from 'node:crypto';
import type { StatementFileInput as StatementFileValues } from '@cimiento/contracts/fields';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allows, Guarded } from '../../platform/request';
import type { SpooledFile } from '../../platform/files/spooled-file';
import { type Upload, UploadScalar } from '../../platform/files/upload';
import type { Context } from '../context';
import { BankStatementReading, StatementFileInput } from './statement-files.types';

async function hashFile(file: SpooledFile): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of file.parts()) hash.update(part);
  return hash.digest('hex');
}

@Resolver(() => BankStatementReading)
export class StatementFilesResolver {
  @Allows('ledger:write')
  @Guarded({ record: 'none' })
  @Mutation(() => BankStatementReading, {
    description:
      'Reads a bank file in any supported format without storing anything. Available only over REST. VALIDATION_FAILED with the problem on `file` or `mapping`.',
  })
  async readBankStatement(
    @Arg('input', () => StatementFileInput) input: StatementFileValues,
    @Arg('file', () => UploadScalar) file: Upload,
    @Ctx() { services }: Context,
  ): Promise<BankStatementReading> {
    const fileSha256 = await hashFile(file.file);
    const reading = { ...(await services.statementFiles.read(input, file)), fileName: file.fileName, fileSha256 };
    const other = await services.collectingAccounts.findOther(input.bankAccountId, reading.fileAccounts);
    if (other === null) return reading;
    const problem = { row: null, column: null, value: reading.fileAccounts.join(', '), message: other };
    return { ...reading, problems: [problem, ...reading.problems] };
  }
}
