import type { MatchDecisionInput } from '@cimiento/contracts/fields';
import type { Actor } from '../../platform/request';
import type { IdentityCase } from '../records';

/** Decisions about possible matches. */
export class IdentityMatchesService {
  decide(
    _ids: { caseId: number; matchId: number },
    _input: MatchDecisionInput,
    _by: Actor,
  ): Promise<IdentityCase> {
    return Promise.reject(new Error('not yet'));
  }
}
