import type { RequestHandler } from 'express';
import helmet from 'helmet';

const fileHeaderValues = Object.entries({
  'Content-Security-Policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

/** Headers of every answer, errors included: browsers may use a file, but never run or frame it as a page. Pages replace the policy. */
export const fileHeaders: RequestHandler = (_request, response, next) => {
  for (const [name, value] of fileHeaderValues) response.setHeader(name, value);
  next();
};

/** Headers of pages. Scripts may come from our own origin and from `remoteOrigins`. */
export const securityHeaders = (remoteOrigins: readonly string[]): RequestHandler =>
  helmet({
    xFrameOptions: { action: 'deny' },
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
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  });
