import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, IntegerColumn, MoneyColumn, TextColumn } from '../../platform/database/columns';
import { User } from '../../access/records';
import { ProjectExit } from './project-exit.entity';

const restrict = { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' } as const;

/** The share of one investment in the sale of its project. Not a payment: rents never include returned capital. */
@Entity('exit_share')
@Index('UQ_exit_share_exitId_investmentId', ['exitId', 'investmentId'], { unique: true })
@Index('IDX_exit_share_userId', ['userId'])
@Check('CHK_exit_share_share', 'share >= 0')
export class ExitShare {
  @IdColumn()
  id!: number;

  @ForeignKey(() => ProjectExit, 'id', { name: 'FK_exit_share_exitId', ...restrict })
  @IntegerColumn()
  exitId!: number;

  /** Not a foreign key: the share outlives the investment. */
  @IntegerColumn()
  investmentId!: number;

  @ForeignKey(() => User, 'id', { name: 'FK_exit_share_userId', ...restrict })
  @IntegerColumn()
  userId!: number;

  @TextColumn(200)
  projectName!: string;

  /** Whole dollars invested. */
  @IntegerColumn()
  capital!: number;

  @MoneyColumn()
  share!: string;
}
