import type { FieldTable } from './field';

/** Records that are kept together for one reason (`reports/retention.ts`). */
export type KeptGroup =
  | 'books'
  | 'statements'
  | 'changes'
  | 'privacy'
  | 'investments'
  | 'accounts'
  | 'integrations'
  | 'joining'
  | 'content'
  | 'settings'
  | 'queue';

/** Facts about a kind of record whose changes are audited. */
export type RecordFacts = {
  /** As people read it in the audit log. */
  label: string;
  table: string;
  kept: KeptGroup;
  /** Its meaning, for the API, where its name does not say it. */
  meaning?: string;
  /** Whether its texts name no user, so that who may not read users reads them. */
  namesNobody?: boolean;
  /** The fields that are logged. A test compares them with the columns of the table. */
  fields: FieldTable;
};
