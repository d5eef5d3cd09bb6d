import type { FieldTable } from './field';

/** Records that are kept together for one reason (`reports/retention.ts`). */
export type KeptGroup =
  | 'books'
  | 'statements'
  | 'changes'
  | 'privacy'
  | 'identity'
  | 'screening'
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
  /** Whether its audited texts name no user, so that the audit log shows them to readers without `users:read`. */
  namesNobody?: boolean;
  /**
   * For a table without personal data: its columns of text that people or the product write, which an export leaves out and a deletion
   * keeps. A test fails on one that is not named. Policies of tables about users are in `gateway/src/reports/privacy`.
   */
  nonPersonalTexts?: readonly string[];
  /** The fields that are logged. A test compares them with the columns of the table. */
  fields: FieldTable;
};

/** Meanings of fields for the documentation of the API, in Spanish. Apart from the facts of a record, so that no page loads them. */
export type ApiTexts = Readonly<Record<`${Capitalize<string>}.${string}`, string>>;
