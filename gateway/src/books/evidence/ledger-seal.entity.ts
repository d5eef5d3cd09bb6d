import { Check, Entity, Index, PrimaryColumn } from 'typeorm';
import { IntegerColumn, oneOfCheck, TextColumn } from '../../platform/database/columns';

/** Tables whose rows are sealed. */
export const sealedTables = ['ledger', 'audit', 'evidence', 'security'] as const;
export type SealedTable = (typeof sealedTables)[number];

/** A link of the hash chain over entries of the ledger and the audit log, evidence and security events: a later change of a sealed row breaks it. */
@Entity('ledger_seal')
@Index('UQ_ledger_seal_subject_recordId', ['subject', 'recordId'], { unique: true })
@Index('UQ_ledger_seal_previousHash', ['previousHash'], { unique: true })
@Check('CHK_ledger_seal_subject', oneOfCheck('subject', sealedTables))
export class LedgerSeal {
  /** Position in the chain, from 1. Not generated: a cluster gives ids out of order. */
  @PrimaryColumn({ type: 'integer' })
  position!: number;

  @TextColumn(10)
  subject!: SealedTable;

  @IntegerColumn()
  recordId!: number;

  /** Random, so that a hash says nothing about personal data once the salt is deleted. */
  @TextColumn(32)
  salt!: string;

  /** HMAC of salt and JSON of the row. */
  @TextColumn(64)
  contentHash!: string;

  /** Hash of the previous link; unique, so that the chain cannot fork. */
  @TextColumn(64)
  previousHash!: string;

  /** HMAC of the previous hash, position, subject, record and content hash. */
  @TextColumn(64)
  hash!: string;
}
