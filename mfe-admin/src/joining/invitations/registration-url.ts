import { registerPath } from '@cimiento/contracts';

/** Absolute URL of the registration page with the code filled in. */
export const getRegistrationUrl = (code: string): string => new URL(registerPath(code), window.location.origin).href;
