import type { Context } from '../context';
import { getSecurityActor } from '../security-events/security-events.service';
import { startSession } from './session';
import type { Viewer } from '../../platform/request';

/** Starts the session of a user who has proved who they are, and records it. @param detail the second factor, if there is one. */
export async function finishSignIn(
  { request, response, services }: Pick<Context, 'request' | 'response' | 'services'>,
  viewer: Viewer,
  detail?: string,
): Promise<Viewer> {
  services.signInWatch.assertCookieArrives(request);
  const { id, newName } = await services.knownDevices.remember(request, response, viewer.id);
  await startSession(request, viewer, id);
  await services.securityEvents.record({
    kind: 'sign_in',
    userId: viewer.id,
    actor: getSecurityActor(request),
    ...(newName !== undefined && { newDevice: newName }),
    ...(detail !== undefined && { detail }),
  });
  return viewer;
}
