import type { Request, Response } from 'express';
import type { Viewer } from '../auth/viewer';
import { createLoaders, type Loaders } from './loaders';
import type { Services } from './services';

/** The context of every resolver. */
export type GatewayContext = {
  request: Request;
  response: Response;
  /** Null if nobody is signed in. */
  viewer: Viewer | null;
  services: Services;
  loaders: Loaders;
};

/** The context of a resolver with @Authorized. */
export type SignedInContext = GatewayContext & { viewer: Viewer };

export const createContext = (request: Request, response: Response, services: Services): GatewayContext => ({
  request,
  response,
  viewer: request.session?.viewer ?? null,
  services,
  loaders: createLoaders(services.reader),
});
