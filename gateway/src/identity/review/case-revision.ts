import { openIdentityStates, identityMessages } from '@cimiento/contracts';
import { hashRevision } from '../../platform/database/revision';
import { conflict } from '../../platform/errors';
import type { IdentityCase } from '../records';

/**
 * Version of what a reviewer decides about. A claim is none: it changes nothing of it. Answers change only with another submission; factors of the
 * risk, which a decided match adds, only count where they move its level.
 */
export const getCaseRevision = ({ id, state, submissions, submittedAt, decidedAt, risk }: IdentityCase): string =>
  hashRevision([id, openIdentityStates.includes(state) ? 'open' : state, submissions, submittedAt, decidedAt, risk]);

/** @throws CONFLICT when a case is not as it was when it was read; a revision that is left out is not compared */
export function assertCaseUnchanged(current: IdentityCase, revision: string | null | undefined): void {
  if (typeof revision === 'string' && revision !== getCaseRevision(current))
    throw conflict(identityMessages.caseChanged);
}
