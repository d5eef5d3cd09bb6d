import {
  auditorActions,
  describeMissingPermission,
  hasPermission,
  messages,
  type ApiKeyScope,
  type NeededPermission,
} from '@cimiento/contracts';
import type { GraphQLResolveInfo } from 'graphql';
import type { AuthChecker } from 'type-graphql';
import { ExpectedError, forbidden, forbiddenToKey, unauthenticated } from '../../platform/errors';
import type { Context } from '../context';
import { getKeyScopes, type Viewer } from '../../platform/request';
import type { RequestKey } from '../../platform/request/request-key';

/** Whether a key has one of the scopes. */
export const hasScope = ({ scopes }: RequestKey, needed: readonly ApiKeyScope[] | 'any'): boolean =>
  needed === 'any' || needed.some((scope) => scopes.includes(scope));

/** The field that an operation starts with; null inside of its answer. */
type RootField = { operation: string; field: string } | null;

/** An auditor changes nothing but the access to their account. */
const isRefusedToAuditor = ({ staffRole }: Viewer, root: RootField): boolean =>
  staffRole === 'auditor' && root?.operation === 'mutation' && !auditorActions.includes(root.field);

/** The reason why a user with a session is refused; null if there is none. */
export function findRefusal(
  viewer: Viewer,
  needed: readonly NeededPermission[],
  root: RootField,
): ExpectedError | null {
  if (isRefusedToAuditor(viewer, root)) return forbidden(describeMissingPermission([]));
  if (needed.length === 0 || hasPermission(viewer.staffRole, needed)) return null;
  return viewer.role === 'admin' ? forbidden(describeMissingPermission(needed)) : forbidden();
}

/** The reason why an API key is refused; null if there is none. */
const findKeyRefusal = (key: RequestKey, needed: readonly ApiKeyScope[] | 'any'): ExpectedError | null =>
  needed === 'any' || hasScope(key, needed) ? null : forbiddenToKey(needed);

const toRootField = ({ operation: { operation }, path, fieldName }: GraphQLResolveInfo): RootField =>
  path.prev === undefined ? { operation, field: fieldName } : null;

/**
 * Lets signed-in users through, or administrators with one of the permissions of @Allows; and API keys with a scope of the operation. Records
 * refusals.
 * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_ENROLMENT_REQUIRED for an administrator who has yet to set up a second factor
 */
export const authChecker: AuthChecker<Context, NeededPermission> = async ({ context, info }, needed) => {
  const { viewer, key, request, services } = context;
  if (!viewer) throw unauthenticated();
  const refusal = key ? findKeyRefusal(key, getKeyScopes(info)) : findRefusal(viewer, needed, toRootField(info));
  if (refusal) {
    await services.securityEvents.recordDenied(request, info.fieldName);
    throw refusal;
  }
  if (needed.length > 0 && services.secondFactor.isEnrolmentMissing(viewer))
    throw new ExpectedError('SECOND_FACTOR_ENROLMENT_REQUIRED', messages.secondFactorMissing);
  return true;
};
