import { Field, Int, ObjectType } from 'type-graphql';
import { AllowsKey } from '../../platform/request';
import { Check, Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, TextColumn, UpdatedAtColumn } from '../../platform/database/columns';
import { DateTimeScalar, TimeField } from '../../platform/graphql';

/** A code for registration during the private beta. */
@AllowsKey('waitlist:read')
@ObjectType({ description: 'A registration code for the private beta.' })
@Entity('invitation_code')
@Index('UQ_invitation_code_codeKey', ['codeKey'], { unique: true })
@Index('IDX_invitation_code_requestId', ['requestId'])
@Check('CHK_invitation_code_maxUses', 'maxUses >= 1')
@Check('CHK_invitation_code_uses', 'uses >= 0 AND uses <= maxUses')
export class InvitationCode {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => String)
  @TextColumn(40)
  code!: string;

  /** The normalized code, because users type it in any case. */
  @TextColumn(120)
  codeKey!: string;

  @Field(() => Int, { description: 'Maximum number of registrations.' })
  @IntegerColumn()
  maxUses!: number;

  @Field(() => Int, { description: 'Number of registrations so far.' })
  @IntegerColumn()
  uses!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the code expires; null if it never expires.',
  })
  @InstantColumn({ nullable: true })
  expiresAt!: Date | null;

  /** Normalized. */
  @Field(() => String, {
    nullable: true,
    description: 'The only e-mail address that can register with the code; null if any address can register.',
  })
  @TextColumn(762, { nullable: true })
  email!: string | null;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the code was revoked; null if it was not revoked.',
  })
  @InstantColumn({ nullable: true })
  revokedAt!: Date | null;

  /** Id of the waitlist request that it answers. Its newest code is in force; earlier ones are revoked. */
  @IntegerColumn({ nullable: true })
  requestId!: number | null;

  @TimeField()
  @UpdatedAtColumn()
  updatedAt?: Date | null;
}
