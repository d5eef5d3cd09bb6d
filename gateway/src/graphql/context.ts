import type { Request, Response } from 'express';
import type { Viewer } from '../auth/viewer';
import { createLoaders, type Loaders } from './loaders';
import type { Services } from './services';

/** What every resolver is given. */
export type GatewayContext = {
  request: Request;
  response: Response;
  /** Null when nobody is signed in. */
  viewer: Viewer | null;
  services: Services;
  loaders: Loaders;
};

/** What a resolver that carries @Authorized is given. */
export type SignedInContext = GatewayContext & { viewer: Viewer };

export const contextOf = (request: Request, response: Response, services: Services): GatewayContext => ({
  request,
  response,
  viewer: request.session?.viewer ?? null,
  services,
  loaders: createLoaders(services.reader),
});
