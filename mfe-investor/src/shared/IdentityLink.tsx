import { paths } from '@cimiento/contracts';
import { toCallError } from '@cimiento/session';
import { TextLink } from '@cimiento/ui';
import type { ReactNode } from 'react';
import { titles } from './titles';

/** Whether a call was refused because the person is not identified yet. */
export const asksIdentity = (error: unknown): boolean => toCallError(error).code === 'IDENTITY_REQUIRED';

/** The way to the page where somebody identifies themselves. */
export const IdentityLink = () => <TextLink to={paths.identity}>{titles[paths.identity]}</TextLink>;

/** The reason of a refusal, with the way on where it is that the person is not identified yet. */
export const withIdentityLink = (message: string, error: unknown): ReactNode =>
  asksIdentity(error) ? (
    <>
      <span>{message}</span> <IdentityLink />
    </>
  ) : (
    message
  );
