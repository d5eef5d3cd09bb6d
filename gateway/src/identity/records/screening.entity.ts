import { matchDecisions, screeningListKinds, type MatchDecision, type ScreeningListKind } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import {
  DateColumn,
  FlagColumn,
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  oneOfCheck,
  TextColumn,
} from '../../platform/database/columns';
import { DateTimeScalar, registerEnum } from '../../platform/graphql';
import { IdentityCase } from './identity-case.entity';

export const ScreeningListKindEnum = registerEnum('ScreeningListKind', screeningListKinds, 'Source of a list.', {
  ofac: 'Specially Designated Nationals of OFAC.',
  own: 'List of the installation itself.',
  un: 'Consolidated list of the United Nations.',
});
export const MatchDecisionEnum = registerEnum('MatchDecision', matchDecisions, 'Decision about a possible match.', {
  other: 'It is another person.',
  same: 'It is the same person.',
});

/** A load of a list against which people are screened. */
@ObjectType('ScreeningList', { description: 'A load of a list against which people are screened.' })
@Entity('screening_list')
@Index('UQ_screening_list_kind_version', ['kind', 'version'], { unique: true })
@Index('UQ_screening_list_currentKind', ['currentKind'], { unique: true })
@Check('CHK_screening_list_kind', oneOfCheck('kind', screeningListKinds))
@Check('CHK_screening_list_entries', 'entries > 0')
export class ScreeningList {
  @IdColumn()
  id!: number;

  @Field(() => ScreeningListKindEnum)
  @TextColumn(10)
  kind!: ScreeningListKind;

  @Field(() => Int, { description: 'Number of the load of its kind, from 1.' })
  @IntegerColumn()
  version!: number;

  /** Its kind while it is the one in use; null for an earlier load, whose entries are gone. */
  @TextColumn(10, { nullable: true })
  currentKind!: ScreeningListKind | null;

  @Field(() => Int, { description: 'Number of its entries.' })
  @IntegerColumn()
  entries!: number;

  @Field(() => String, { description: 'SHA-256 of the file, as 64 hexadecimal digits.' })
  @TextColumn(64)
  sha256!: string;

  @IntegerColumn({ nullable: true })
  loadedBy!: number | null;

  @Field(() => DateTimeScalar, { description: 'Time of the load.' })
  @InstantColumn()
  loadedAt!: Date;
}

/** A person or company of a list that is in use. */
@Entity('screening_entry')
@Index('UQ_screening_entry_listId_uid', ['listId', 'uid'], { unique: true })
export class ScreeningEntry {
  @IdColumn()
  id!: number;

  @ForeignKey(() => ScreeningList, 'id', {
    name: 'FK_screening_entry_listId',
    onDelete: 'CASCADE',
    onUpdate: 'RESTRICT',
  })
  @IntegerColumn()
  listId!: number;

  @TextColumn(60)
  uid!: string;

  /** Its names as JSON: the first is the main one. */
  @LongTextColumn()
  names!: string;

  @TextColumn(40, { nullable: true })
  birthDate!: string | null;

  @TextColumn(60, { nullable: true })
  country!: string | null;

  /** Numbers of documents as JSON, without blanks and hyphens. */
  @LongTextColumn()
  documentNumbers!: string;
}

/** A possible match of a case with an entry, as both were called when it was found. */
@Entity('identity_match')
@Index('UQ_identity_match_caseId_listKind_uid_fingerprint', ['caseId', 'listKind', 'uid', 'fingerprint'], {
  unique: true,
})
@Check('CHK_identity_match_listKind', oneOfCheck('listKind', screeningListKinds))
@Check('CHK_identity_match_decision', oneOfCheck('decision', matchDecisions))
@Check('CHK_identity_match_score', 'score >= 0 AND score <= 1000')
@Check('CHK_identity_match_decidedBy', '(decision IS NULL) = (decidedBy IS NULL)')
export class IdentityMatch {
  @IdColumn()
  id!: number;

  @ForeignKey(() => IdentityCase, 'id', { name: 'FK_identity_match_caseId', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  caseId!: number;

  @TextColumn(10)
  listKind!: ScreeningListKind;

  @TextColumn(60)
  uid!: string;

  /** Keyed hash of the names, dates and numbers of both: a decision holds until one of them changes. */
  @TextColumn(64)
  fingerprint!: string;

  /** Name on the list. */
  @TextColumn(300)
  name!: string;

  /** Thousandths: 967 is 0.967; 1000 with an equal number. */
  @IntegerColumn()
  score!: number;

  @TextColumn(10, { nullable: true })
  decision!: MatchDecision | null;

  @IntegerColumn({ nullable: true })
  decidedBy!: number | null;

  @InstantColumn({ nullable: true })
  decidedAt!: Date | null;

  /** Encrypted (`sealed-file.ts`). */
  @LongTextColumn({ nullable: true })
  sealedReason!: string | null;

  @DateColumn()
  foundOn!: string;

  /** Whether the last screening found it. A decided one that it did not find stays, and holds again if it is found again. */
  @FlagColumn({ default: true })
  isCurrent!: boolean;
}
