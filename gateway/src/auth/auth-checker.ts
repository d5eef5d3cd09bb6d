import { messages } from '@cimiento/contracts';
import type { AuthChecker } from 'type-graphql';
import { ExpectedError, forbidden, unauthenticated } from '../errors/expected-error';
import type { GatewayContext } from '../graphql/context';

/** Whether an operation begins to give a list as a file; it then goes on after the last id. */
const startsExport = (operation: string, { after }: Record<string, unknown>): boolean =>
  operation.endsWith('Following') && after === 0;

/**
 * Lets signed-in users through, or only those with one of the roles if roles are given. Records refusals and exports, which every
 * operation that needs a role passes through here.
 * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_ENROLMENT_REQUIRED for an administrator who has yet to set up a second factor
 */
export const authChecker: AuthChecker<GatewayContext> = async ({ context, info, args }, roles) => {
  const { viewer, request, services } = context;
  if (!viewer) throw unauthenticated();
  if (roles.length === 0) return true;
  if (!roles.includes(viewer.role)) {
    await services.securityEvents.recordDenied(request, info.fieldName);
    throw forbidden();
  }
  if (services.secondFactor.isEnrolmentMissing(viewer))
    throw new ExpectedError('SECOND_FACTOR_ENROLMENT_REQUIRED', messages.secondFactorMissing);
  if (startsExport(info.fieldName, args)) await services.securityEvents.recordExport(request, info.fieldName);
  return true;
};
