import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, TextColumn } from '../database/columns';
import { DateTimeScalar } from '../graphql/scalars';

/** A code that lets people register during the private beta. */
@ObjectType({ description: 'A code that lets people register during the private beta.' })
@Entity('invitation_code')
@Index('UQ_invitation_code_codeKey', ['codeKey'], { unique: true })
@Index('UQ_invitation_code_requestId', ['requestId'], { unique: true })
@Check('CHK_invitation_code_maxUses', 'maxUses >= 1')
@Check('CHK_invitation_code_uses', 'uses >= 0 AND uses <= maxUses')
export class InvitationCode {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => String)
  @TextColumn(40)
  code!: string;

  /** The code as it is compared: people type it in any case. */
  @TextColumn(120)
  codeKey!: string;

  /** How many registrations it is good for. */
  @Field(() => Int, { description: 'How many registrations it is good for.' })
  @IntegerColumn()
  maxUses!: number;

  @Field(() => Int, { description: 'How many have registered with it.' })
  @IntegerColumn()
  uses!: number;

  /** From this instant on it is refused; null never expires. */
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'From this instant on it is refused; null never expires.',
  })
  @InstantColumn({ nullable: true })
  expiresAt!: Date | null;

  /** When given, in comparable form, the code is good for this e-mail only. */
  @Field(() => String, { nullable: true, description: 'The only e-mail that it is good for; null is any.' })
  @TextColumn(762, { nullable: true })
  email!: string | null;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;

  /** When an administrator took it back: nobody registers with it any more. */
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was taken back; null while it was not.' })
  @InstantColumn({ nullable: true })
  revokedAt!: Date | null;

  /** The request on the waitlist that it answers; none is answered twice. */
  @IntegerColumn({ nullable: true })
  requestId!: number | null;
}
