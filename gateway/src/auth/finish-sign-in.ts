import type { GatewayContext } from '../graphql/context';
import { getSecurityActor } from '../security-events/security-events.service';
import { startSession } from './session';
import type { Viewer } from './viewer';

/** Starts the session of a person who has proved who they are, and records it. @param detail the second factor, if there is one. */
export async function finishSignIn(
  { request, services }: Pick<GatewayContext, 'request' | 'services'>,
  viewer: Viewer,
  detail?: string,
): Promise<Viewer> {
  await startSession(request, viewer);
  await services.securityEvents.record({
    kind: 'sign_in',
    userId: viewer.id,
    actor: getSecurityActor(request),
    newDevice: services.knownDevices.getNewDeviceName(request, viewer.username),
    ...(detail !== undefined && { detail }),
  });
  return viewer;
}
