import { Check, Entity, ForeignKey, Index } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  oneOfCheck,
  TextColumn,
} from '../../platform/database/columns';
import { IdentityCase } from './identity-case.entity';

/** Steps of a case; the values are stored. */
export const identityDecisionKinds = [
  'submitted',
  'claimed',
  'proposed',
  'approved',
  'needs_more',
  'rejected',
  'expired',
  'suspended',
  'reopened',
  'match_same',
  'match_other',
] as const;
export type IdentityDecisionKind = (typeof identityDecisionKinds)[number];

/** One step of a case with its author; never changed. `authorId` is null where the product acted. */
@Entity('identity_decision')
@Index('IDX_identity_decision_caseId', ['caseId'])
@Check('CHK_identity_decision_kind', oneOfCheck('kind', identityDecisionKinds))
export class IdentityDecisionEntry {
  @IdColumn()
  id!: number;

  @ForeignKey(() => IdentityCase, 'id', {
    name: 'FK_identity_decision_caseId',
    onDelete: 'CASCADE',
    onUpdate: 'RESTRICT',
  })
  @IntegerColumn()
  caseId!: number;

  @TextColumn(20)
  kind!: IdentityDecisionKind;

  @IntegerColumn({ nullable: true })
  authorId!: number | null;

  /** Versions of the lists at that moment: 'ofac 12, un 4'. */
  @TextColumn(100)
  lists!: string;

  /** Encrypted: reasons and factors of that moment (`sealed-file.ts`). */
  @LongTextColumn({ nullable: true })
  sealedReason!: string | null;

  @InstantColumn()
  createdAt!: Date;
}
