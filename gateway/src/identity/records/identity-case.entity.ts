import { identityStates, riskLevels, type IdentityState, type RiskLevel } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { User } from '../../access/records';
import {
  CreatedAtColumn,
  DateColumn,
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  oneOfCheck,
  TextColumn,
  UpdatedAtColumn,
} from '../../platform/database/columns';
import { CalendarDateScalar, DateTimeScalar, registerEnum } from '../../platform/graphql';

export const IdentityStateEnum = registerEnum('IdentityState', identityStates, 'State of the case of an identity.', {
  approved: 'A reviewer approved it.',
  draft: 'Its person has not submitted it.',
  expired: 'The approval is over.',
  in_review: 'A reviewer looks at it.',
  needs_more: 'Its person has to correct something.',
  rejected: 'A reviewer rejected it.',
  submitted: 'It waits for a reviewer.',
  suspended: 'An approval was suspended; its person reads that it is in review.',
});
export const RiskLevelEnum = registerEnum('RiskLevel', riskLevels, 'Risk of a person by the sum of their factors.', {
  high: '60 points or more: a second person approves, for a year.',
  low: 'Less than 30 points: approved for three years.',
  medium: '30 to 59 points: approved for two years.',
});

/**
 * The case that decides who a user is: one a user. Answers, numbers, reasons and factors are in `sealed`, encrypted with IDENTITY_SECRET, so
 * that a copy of the database alone says nothing of them.
 */
@ObjectType('IdentityCase', { description: 'The case that decides who a user is.' })
@Entity('identity_case')
@Index('UQ_identity_case_userId', ['userId'], { unique: true })
@Index('IDX_identity_case_state_submittedAt', ['state', 'submittedAt'])
@Index('IDX_identity_case_idNumberHash', ['idNumberHash'])
@Index('IDX_identity_case_expiresOn', ['expiresOn'])
@Check('CHK_identity_case_state', oneOfCheck('state', identityStates))
@Check('CHK_identity_case_risk', oneOfCheck('risk', riskLevels))
@Check('CHK_identity_case_submittedAt', "state = 'draft' OR submittedAt IS NOT NULL")
@Check(
  'CHK_identity_case_approved',
  "state <> 'approved' OR (decidedBy > 0 AND decidedAt IS NOT NULL AND expiresOn IS NOT NULL)",
)
@Check(
  'CHK_identity_case_suspendedAt',
  "(state <> 'suspended' OR suspendedAt IS NOT NULL) AND (state <> 'approved' OR suspendedAt IS NULL)",
)
@Check('CHK_identity_case_claim', '(claimedBy IS NULL) = (claimedUntil IS NULL)')
export class IdentityCase {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => Int)
  @ForeignKey(() => User, 'id', { name: 'FK_identity_case_userId', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  userId!: number;

  @Field(() => IdentityStateEnum)
  @TextColumn(20)
  state!: IdentityState;

  @Field(() => RiskLevelEnum, { nullable: true, description: 'Risk; null until it was submitted.' })
  @TextColumn(10, { nullable: true })
  risk!: RiskLevel | null;

  @Field(() => Int, { description: 'Number of times that its person submitted it.' })
  @IntegerColumn({ default: 0 })
  submissions!: number;

  /** Encrypted JSON (`sealed-file.ts`). */
  @LongTextColumn()
  sealed!: string;

  /** Keyed hash of the number, by which another account with the same one is found. */
  @TextColumn(64, { nullable: true })
  idNumberHash!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the last submission.' })
  @InstantColumn({ nullable: true })
  submittedAt!: Date | null;

  @Field(() => Int, { nullable: true, description: 'Id of the reviewer who claimed it last.' })
  @IntegerColumn({ nullable: true })
  claimedBy!: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time until which the claim holds.' })
  @InstantColumn({ nullable: true })
  claimedUntil!: Date | null;

  @Field(() => Int, { nullable: true, description: 'Id of the reviewer who decided it last.' })
  @IntegerColumn({ nullable: true })
  decidedBy!: number | null;

  @Field(() => DateTimeScalar, { nullable: true })
  @InstantColumn({ nullable: true })
  decidedAt!: Date | null;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'Last day on which the approval is valid.' })
  @DateColumn({ nullable: true })
  expiresOn!: string | null;

  /** Time of a suspension that no approval followed: until one does, the money of its person stays where it is. */
  @InstantColumn({ nullable: true })
  suspendedAt!: Date | null;

  @CreatedAtColumn()
  createdAt?: Date | null;

  @UpdatedAtColumn()
  updatedAt?: Date | null;
}
