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

const SandboxClockInput = createInputType('SandboxClockInput', 'New date for the sandbox clock.', sandboxClockFields);
const SimulatedDepositInput = createInputType(
  'SimulatedDepositInput',
  "An investor's bank transfer to simulate.",
  simulatedDepositFields,
);
const SimulatedRentsInput = createInputType('SimulatedRentsInput', "A month's rent to simulate.", simulatedRentsFields);
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
      "Irreversibly moves a sandbox's clock to a later day for all users. VALIDATION_FAILED if the day is not later than the current day or is after `maxDate`; NOT_FOUND in a real installation.",
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
      "Posts a bank statement containing a transfer with the investor's deposit reference. NOT_FOUND if the investor does not exist, or in a real installation.",
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
      "Pays a month's expected rent to a project's investors today and posts a bank statement showing the rent. CONFLICT if no rent is expected, PAYMENTS_EXIST if the month already has payments; NOT_FOUND if the project does not exist, or in a real installation.",
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
      'Posts the exit of a project, sold today without costs, and a bank statement showing the sale price. CONFLICT as for `exitProject`; APPROVAL_PENDING with `approvalId` if another administrator must approve it, in which case no bank statement is posted; NOT_FOUND if the project does not exist, or in a real installation.',
  })
  simulateExit(
    @Arg('input', () => SimulatedExitInput) input: SimulatedExitValues,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<ProjectExit> {
    return services.sandbox.simulateExit(input, actor);
  }
}
