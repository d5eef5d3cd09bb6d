import type { StatementFileInput as StatementFileValues } from '@cimiento/contracts/fields';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allows } from '../../platform/request/allows';
import { type Upload, UploadScalar } from '../../platform/files/upload';
import type { Context } from '../context';
import { BankStatementReading, StatementFileInput } from './statement-files.types';

@Resolver(() => BankStatementReading)
export class StatementFilesResolver {
  @Allows('ledger:write')
  @Mutation(() => BankStatementReading, {
    description:
      "Reads a bank's file in any known format, and stores nothing. Only over REST. VALIDATION_FAILED on `file` saying what is wrong with it, or on `mapping`.",
  })
  readBankStatement(
    @Arg('input', () => StatementFileInput) input: StatementFileValues,
    @Arg('file', () => UploadScalar) file: Upload,
    @Ctx() { services }: Context,
  ): Promise<BankStatementReading> {
    return services.statementFiles.read(input, file);
  }
}
