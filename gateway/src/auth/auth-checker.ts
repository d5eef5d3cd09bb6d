import type { AuthChecker } from 'type-graphql';
import { forbidden, unauthenticated } from '../errors/expected-error';
import type { GatewayContext } from '../graphql/context';

/** Lets a signed-in person through; with roles named, only those of one of them (specification §6). */
export const authChecker: AuthChecker<GatewayContext> = ({ context: { viewer } }, roles) => {
  if (!viewer) throw unauthenticated();
  if (roles.length > 0 && !roles.includes(viewer.role)) throw forbidden();
  return true;
};
