import { consentPurposes, consentSources, type ConsentPurpose, type ConsentSource } from '@cimiento/contracts';
import { Field, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, oneOfCheck, TextColumn } from '../../platform/database/columns';
import { DateTimeScalar, registerEnum } from '../../platform/graphql';
import { User } from '../../access/records';

export const ConsentPurposeEnum = registerEnum(
  'ConsentPurpose',
  consentPurposes,
  'Purpose of a consent: the account, evaluation of an invitation request, or news by e-mail.',
);
export const ConsentSourceEnum = registerEnum('ConsentSource', consentSources, 'Where a consent was given.');

/** A consent that was given, and perhaps withdrawn. Giving it again adds a row. */
@ObjectType({ description: 'A consent that was given and may have been withdrawn.' })
@Entity('consent')
@Index('IDX_consent_userId', ['userId'])
@Index('IDX_consent_requestId', ['requestId'])
@Check('CHK_consent_purpose', oneOfCheck('purpose', consentPurposes))
@Check('CHK_consent_source', oneOfCheck('source', consentSources))
@Check('CHK_consent_subject', '(userId IS NULL) <> (requestId IS NULL)')
export class Consent {
  @IdColumn()
  id!: number;

  @ForeignKey(() => User, 'id', { name: 'FK_consent_userId', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @IntegerColumn({ nullable: true })
  userId!: number | null;

  /** The waitlist request with which a person without an account gave it. Not a foreign key: requests can be deleted. */
  @IntegerColumn({ nullable: true })
  requestId!: number | null;

  @Field(() => ConsentPurposeEnum)
  @TextColumn(20)
  purpose!: ConsentPurpose;

  @Field(() => String, { description: 'Date that identifies the accepted version of the text.' })
  @TextColumn(20)
  textVersion!: string;

  @Field(() => ConsentSourceEnum, { description: 'Where the consent was given.' })
  @TextColumn(20)
  source!: ConsentSource;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  givenAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the consent was withdrawn; null while it is in force.',
  })
  @InstantColumn({ nullable: true })
  withdrawnAt!: Date | null;
}
