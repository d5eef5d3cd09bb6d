import { Entity, PrimaryColumn } from 'typeorm';
import { TextColumn } from '../../platform/database/columns';

/** A global setting; a missing row means its default. */
@Entity('setting')
export class Setting {
  @PrimaryColumn({ type: 'varchar', length: 60 })
  name!: string;

  @TextColumn(200)
  value!: string;
}
