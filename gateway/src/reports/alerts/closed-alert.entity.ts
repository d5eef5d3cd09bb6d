import { alertKinds, type AlertKind } from '@cimiento/contracts';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { User } from '../../access/records';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  LongTextColumn,
  oneOfCheck,
  TextColumn,
} from '../../platform/database/columns';

/** An alert that a person looked at and closed. Open ones are found in the records of money, and stored nowhere. */
@Entity('closed_alert')
@Index('UQ_closed_alert_key', ['key'], { unique: true })
@Index('IDX_closed_alert_userId', ['userId'])
@Check('CHK_closed_alert_kind', oneOfCheck('kind', alertKinds))
export class ClosedAlert {
  @IdColumn()
  id!: number;

  /** Names its kind and the records that it is about: 'quick_exit:12'. */
  @TextColumn(100)
  key!: string;

  @TextColumn(20)
  kind!: AlertKind;

  @ForeignKey(() => User, 'id', { name: 'FK_closed_alert_userId', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @IntegerColumn()
  userId!: number;

  /** Encrypted with IDENTITY_SECRET. */
  @LongTextColumn()
  sealedReason!: string;

  @IntegerColumn()
  closedBy!: number;

  @InstantColumn()
  closedAt!: Date;
}
