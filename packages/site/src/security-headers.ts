import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Headers of the files that pages load: what a browser obeys in a page only would weigh as much as a small script. */
export const fileHeaders: RequestHandler = (_request, response, next) => {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  next();
};

/** Headers of the pages. Scripts come from our own origin and from those that remotes may be served from. */
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
