import type { AuthChecker } from 'type-graphql';
import { forbidden, unauthenticated } from '../errors/expected-error';
import type { GatewayContext } from '../graphql/context';

/** Lets signed-in users through, or only those with one of the roles if roles are given. @throws UNAUTHENTICATED, FORBIDDEN */
export const authChecker: AuthChecker<GatewayContext> = ({ context: { viewer } }, roles) => {
  if (!viewer) throw unauthenticated();
  if (roles.length > 0 && !roles.includes(viewer.role)) throw forbidden();
  return true;
};
