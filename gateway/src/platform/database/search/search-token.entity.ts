import { Entity, Index, PrimaryColumn } from 'typeorm';
import type { SearchedKind } from './searched-texts';

/** A word of a record's own texts, folded, by which 'Buscar en todo' finds the record. */
@Entity('search_token')
@Index('IDX_search_token_kind_recordId_token', ['kind', 'recordId', 'token'])
export class SearchToken {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  kind!: SearchedKind;

  @PrimaryColumn({ type: 'varchar', length: 60 })
  token!: string;

  @PrimaryColumn({ type: 'integer' })
  recordId!: number;
}
