import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Headers of the pages and of what they load. Scripts come from our own origin and from those that remotes may be served from. */
export const securityHeaders = (remoteOrigins: readonly string[]): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'", ...remoteOrigins],
        scriptSrc: ["'self'", ...remoteOrigins],
        // styled-components writes its rules into a style element of the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Administrators may give the address of any image (a broken one falls back to an illustration).
        imgSrc: ["'self'", 'data:', 'https:', ...remoteOrigins],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  });
