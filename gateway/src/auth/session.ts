import type { Request, Response } from 'express';
import type { Viewer } from './viewer';

export const sessionCookieName = 'cimiento.sid';

type Step = (callback: (error: unknown) => void) => void;

const done = (step: Step): Promise<void> =>
  new Promise((resolve, reject) => step((error) => (error ? reject(error) : resolve())));

/** Starts the session of a person under a new id, so that an id known before signing in is worth nothing after. */
export async function startSession(request: Request, viewer: Viewer): Promise<void> {
  await done((callback) => request.session.regenerate(callback));
  request.session.viewer = viewer;
  await done((callback) => request.session.save(callback));
}

/** Ends the session on the server and in the browser, if there is one. */
export async function endSession(request: Request, response: Response): Promise<void> {
  if (!request.session.viewer) return;
  const { path, httpOnly, sameSite, secure } = request.session.cookie;
  await done((callback) => request.session.destroy(callback));
  if (!response.headersSent) {
    response.clearCookie(sessionCookieName, { path, httpOnly, sameSite, secure: secure === true });
  }
}
