import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Headers of files other than pages. The page's policies have no effect on them and would cost as much as a small script. */
export const fileHeaders: RequestHandler = (_request, response, next) => {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  next();
};

/** Headers of pages. Scripts may come from our own origin and from `remoteOrigins`. */
export const securityHeaders = (remoteOrigins: readonly string[]): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'", ...remoteOrigins],
        scriptSrc: ["'self'", ...remoteOrigins],
        // styled-components writes its rules into a style element.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Administrators may enter the address of any image.
        imgSrc: ["'self'", 'data:', 'https:', ...remoteOrigins],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  });
