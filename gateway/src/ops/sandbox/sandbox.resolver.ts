import {
  sandboxClockFields,
  simulatedDepositFields,
  simulatedExitFields,
  simulatedRentsFields,
  type SandboxClockInput as SandboxClockValues,
  type SimulatedDepositInput as SimulatedDepositValues,
  type SimulatedExitInput as SimulatedExitValues,
  type SimulatedRentsInput as SimulatedRentsValues,
} from '@cimiento/contracts/fields';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allows, Guarded } from '../../platform/request';
import { PaymentRun, ProjectExit } from '../../investing/records';
import type { Context, SignedInContext } from '../context';
import { BankStatementLine } from '../../banking/statements/bank-statement-line.entity';
import { Sandbox } from './sandbox.types';
import { createInputType } from '../../platform/graphql';

const SandboxClockInput = createInputType('SandboxClockInput', "New date of a sandbox's clock.", sandboxClockFields);
const SimulatedDepositInput = createInputType(
  'SimulatedDepositInput',
  'A bank transfer of an investor to simulate.',
  simulatedDepositFields,
);
const SimulatedRentsInput = createInputType(
  'SimulatedRentsInput',
  'A month of rent to simulate.',
  simulatedRentsFields,
);
const SimulatedExitInput = createInputType('SimulatedExitInput', 'A sale to simulate.', simulatedExitFields);

@Resolver(() => Sandbox)
export class SandboxResolver {
  @Allows('payments:read', 'payments:write')
  @Query(() => Sandbox, { nullable: true, description: 'The sandbox; null in a real installation.' })
  sandbox(@Ctx() { services }: Context): Sandbox | null {
    return services.sandbox.find();
  }

  @Allows('payments:write')
  @Guarded({ record: 'none' })
  @Mutation(() => Sandbox, {
    description:
      'Moves the clock of a sandbox to a later day, irreversibly and for all users. VALIDATION_FAILED when the day is not later, or is after `maxDate`; NOT_FOUND in a real installation.',
  })
  moveSandboxClock(
    @Arg('input', () => SandboxClockInput) input: SandboxClockValues,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Sandbox> {
    return services.sandbox.moveClock(input, actor);
  }

  @Allows('payments:write')
  @Guarded({ notice: 'investors' })
  @Mutation(() => BankStatementLine, {
    description:
      "Posts a bank statement with a transfer that carries the investor's deposit reference. NOT_FOUND when the investor does not exist, and in a real installation.",
  })
  simulateDeposit(
    @Arg('input', () => SimulatedDepositInput) input: SimulatedDepositValues,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<BankStatementLine> {
    return services.sandbox.simulateDeposit(input, actor);
  }

  @Allows('payments:write')
  @Guarded({ notice: 'investors' })
  @Mutation(() => PaymentRun, {
    description:
      "Pays the expected rent of a month to a project's investors today, and posts the bank statement with the rent. CONFLICT when no rent is expected or the month has payments; NOT_FOUND when the project does not exist, and in a real installation.",
  })
  simulateRents(
    @Arg('input', () => SimulatedRentsInput) input: SimulatedRentsValues,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<PaymentRun> {
    return services.sandbox.simulateRents(input, actor);
  }

  @Allows('payments:write')
  @Guarded({ secondPerson: ['exit'], notice: 'investors' })
  @Mutation(() => ProjectExit, {
    description:
      'Posts the exit of a project, sold today without costs, and the bank statement with its price. CONFLICT as exitProject; APPROVAL_PENDING with approvalId when another administrator must approve it, and then without the statement; NOT_FOUND when the project does not exist, and in a real installation.',
  })
  simulateExit(
    @Arg('input', () => SimulatedExitInput) input: SimulatedExitValues,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<ProjectExit> {
    return services.sandbox.simulateExit(input, actor);
  }
}
