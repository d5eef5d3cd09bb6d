import { limits } from '@cimiento/contracts';
import { orderFields, orderTermFields, type OrderInput as OrderValues } from '@cimiento/contracts/fields';
import { orderSchema } from '@cimiento/contracts/schemas';
import { Field, Int, ObjectType } from 'type-graphql';
import { FundedFromEnum } from '../records';
import { createInputType } from '../../platform/graphql';

const { min, max } = limits.idempotencyKey;

export const OrderInput = createInputType('OrderInput', 'An order to invest.', orderFields, {
  enums: { fundedFrom: FundedFromEnum },
  descriptions: {
    amount:
      "Amount to invest: a whole number of fractions, from the project's minimum investment to the remaining target.",
    idempotencyKey: `Key of ${min} to ${max} printable ASCII characters without spaces, unique for each intended order. Without it or the Idempotency-Key header, each request places a new order.`,
  },
  schema: orderSchema,
});
export type OrderInput = OrderValues;

const reservationLimits = {
  openReservations: 'Maximum number of open reservations per user',
  projectReservations: 'Maximum number of open reservations per user in one project',
  reservationShare:
    "Maximum percentage of a project's target that one user can reserve, but always at least the smallest order",
  reservationsTogether:
    "Maximum percentage of a project's unfunded amount that all open reservations can hold, but always at least the smallest order",
  dailyReservations: 'Maximum number of reservations per user and day, including cancelled ones',
  reservationPauseDays: 'Number of days before a user whose reservation expired can reserve in that project again',
};

const termsText = 'Time limits for orders, and limits on reservations, per user and overall.';

export const OrderTermsInput = createInputType('OrderTermsInput', termsText, orderTermFields, {
  descriptions: Object.fromEntries(
    Object.entries(reservationLimits).map(([name, text]) => [name, `${text}; omit to keep the current value.`]),
  ),
});

@ObjectType({ description: termsText })
export class OrderTerms {
  @Field(() => Int, { description: 'Number of days until a reservation expires.' })
  reservationDays!: number;

  @Field(() => Int, {
    description: 'Number of hours in which a paid order can be cancelled while its project is open.',
  })
  coolingOffHours!: number;

  @Field(() => Int, { description: `${reservationLimits.openReservations}.` })
  openReservations!: number;

  @Field(() => Int, { description: `${reservationLimits.projectReservations}.` })
  projectReservations!: number;

  @Field(() => Int, { description: `${reservationLimits.reservationShare}.` })
  reservationShare!: number;

  @Field(() => Int, { description: `${reservationLimits.reservationsTogether}.` })
  reservationsTogether!: number;

  @Field(() => Int, { description: `${reservationLimits.dailyReservations}.` })
  dailyReservations!: number;

  @Field(() => Int, { description: `${reservationLimits.reservationPauseDays}.` })
  reservationPauseDays!: number;
}
