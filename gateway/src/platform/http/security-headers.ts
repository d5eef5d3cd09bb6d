import helmet from 'helmet';

/** Headers of answers that are data: browsers must not load, run or frame anything in them. */
export const securityHeaders = helmet({
  xFrameOptions: { action: 'deny' },
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
});
