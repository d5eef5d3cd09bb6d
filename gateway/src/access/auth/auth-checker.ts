import { type ApiKeyScope, messages } from '@cimiento/contracts';
import type { AuthChecker } from 'type-graphql';
import { ExpectedError, forbidden, unauthenticated } from '../../platform/errors/expected-error';
import type { Context } from '../context';
import { getKeyScopes } from '../../platform/request/allows-key';
import type { RequestKey } from '../../platform/request/request-key';

const hasScope = ({ scopes }: RequestKey, needed: readonly ApiKeyScope[] | 'any'): boolean =>
  needed === 'any' || needed.some((scope) => scopes.includes(scope));

/**
 * Lets signed-in users through, or only those with one of the roles if roles are given; and API keys with a scope of the
 * operation. Records refusals.
 * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_ENROLMENT_REQUIRED for an administrator who has yet to set up a second factor
 */
export const authChecker: AuthChecker<Context> = async ({ context, info }, roles) => {
  const { viewer, key, request, services } = context;
  if (!viewer) throw unauthenticated();
  if (key && !hasScope(key, getKeyScopes(info))) {
    await services.securityEvents.recordDenied(request, info.fieldName);
    throw forbidden(messages.apiKeyScopeMissing);
  }
  if (roles.length === 0) return true;
  if (!roles.includes(viewer.role)) {
    await services.securityEvents.recordDenied(request, info.fieldName);
    throw forbidden();
  }
  if (services.secondFactor.isEnrolmentMissing(viewer))
    throw new ExpectedError('SECOND_FACTOR_ENROLMENT_REQUIRED', messages.secondFactorMissing);
  return true;
};
