import type { ActionNotice, ActionRecord, ApprovalKind } from '@cimiento/contracts';
import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

/** The facts of a mutation besides its permission (@Allows, @Authorized) and its proof (@RequiresStepUp). */
export type Guards = {
  /** Kinds under which it may wait for a second administrator; which of them ask is the operator's `APPROVALS`. */
  secondPerson?: readonly ApprovalKind[];
  /** Who is notified; nobody unless stated. */
  notice?: ActionNotice;
  /** The evidence of its author: unless stated an audit entry of staff, a user's own record, and nothing of a visitor. */
  record?: ActionRecord;
};

/** States which second person a mutation may wait for, who is notified, and what proves it later. */
export const Guarded = (guards: Guards): MethodDecorator => Extensions({ guards });

/** The facts that @Guarded states about an operation. */
export const getGuards = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): Guards =>
  (extensions['guards'] as Guards | undefined) ?? {};
