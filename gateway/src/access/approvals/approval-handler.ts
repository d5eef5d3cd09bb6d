import { getApprovalHours, type ApprovalKind } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/request';
import { sha256 } from '../../platform/sha256';
import type { ApprovalRequest } from '../records';
import type { ApprovalDetail } from './approvals.types';

/** Handles the payload of one kind of action, which was validated before it was stored. */
export type ApprovalHandler = {
  /** Executes it in the transaction of the decision. @throws CONFLICT when it is no longer possible. */
  execute: (manager: EntityManager, payload: unknown, by: Actor) => Promise<unknown>;
  /**
   * The details shown before a decision: every field of the payload, with people and projects as they are called at the moment of reading.
   * It never depends on texts that the proposer chose.
   */
  describe: (reader: EntityManager, payload: unknown) => Promise<ApprovalDetail[]>;
  /** The administrator whose account the action changes, or whose rule asks for it: they may reject it but not approve it. */
  findSubject?: (payload: unknown) => number | undefined;
  /** Takes back what was done already, in the transaction of the rejection. */
  reject?: (manager: EntityManager, payload: unknown, by: Actor, reason: string) => Promise<unknown>;
  /** Set where it can be approved whatever became of its proposer: it confirms what was done already. */
  outlivesProposer?: true;
};

/** An action to propose. */
export type ProposedAction = {
  kind: ApprovalKind;
  /** Its subject: there is one pending request for it at most. */
  subject: string;
  /** Its text, in Spanish. */
  summary: string;
  /** The payload that approval executes. */
  payload: object;
  /** The input that a retry with the same key repeats; the payload unless stated. */
  input?: object;
  /** Writes what belongs to the request, in its transaction. */
  note?: (manager: EntityManager) => Promise<void>;
};

/** An action that is proposed in a transaction of its cause, which writes what belongs to it. */
export type ActionWithin = Omit<ProposedAction, 'input' | 'note'>;

/** JSON whose fields are in the order of their names, so that one payload has one hash. */
export const toCanonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

export const toPendingKey = (kind: ApprovalKind, subject: string): string => `${kind}:${subject}`;

/** Whether a payload is the one that was proposed. */
export const isGenuine = ({ payload, payloadHash }: ApprovalRequest): boolean => sha256(payload) === payloadHash;

/** When a request that is made now expires; null for one that does not. */
export function getExpiry(kind: ApprovalKind, createdAt: Date): Date | null {
  const hours = getApprovalHours(kind);
  return hours === null ? null : new Date(createdAt.getTime() + hours * 3_600_000);
}

export const hasExpired = ({ expiresAt }: ApprovalRequest): boolean =>
  expiresAt !== null && expiresAt.getTime() <= Date.now();
