import type { RequestHandler } from 'express';
import session from 'express-session';
import type { GatewayConfig } from '../config/config';
import { sessionCookieName } from './session';
import type { DatabaseSessionStore } from './session-store';

/** Reads the session of each request; only signing in sets a cookie. */
export const sessionMiddleware = (config: GatewayConfig, store: DatabaseSessionStore): RequestHandler =>
  session({
    name: sessionCookieName,
    secret: config.session.secret,
    store,
    resave: false,
    saveUninitialized: false,
    proxy: config.trustProxy > 0 ? true : undefined,
    // The browser keeps the cookie for the absolute lifetime; the server ends an idle session before.
    cookie: { httpOnly: true, sameSite: 'lax', secure: config.session.secureCookie, maxAge: config.session.absoluteMs },
  });
