import { createHash } from 'node:crypto';
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

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/** The scripts of a page's own HTML as sources of a policy. */
const hashInlineScripts = (html: string): string[] =>
  Array.from(html.matchAll(inlineScript), ([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return `'sha256-${hash}'`;
  });

/** Headers of pages. Scripts may come from our own origin and from `remoteOrigins`; inline, only those of the shell's `html` may run. */
export const securityHeaders = (remoteOrigins: readonly string[], html: string): RequestHandler =>
  helmet({
    xFrameOptions: { action: 'deny' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'", ...remoteOrigins],
        scriptSrc: ["'self'", ...hashInlineScripts(html), ...remoteOrigins],
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
