import { reportFailure } from '@cimiento/federation/runtime';

// In the shell's first script: keep it small.

/** The build of this shell, which is in the name of its first script; undefined in a development server. */
export const getShellBuild = (): string | undefined =>
  /\/shell\.(\w{12})\.js/.exec(
    document.querySelector<HTMLScriptElement>('script[src*="/assets/shell."]')?.src ?? '',
  )?.[1];

type Failure = { request?: string; cause?: unknown };

/** Whether an error, or its cause, is that a file of the shell could not be loaded: webpack states the address. */
export function isShellFailure(error: unknown): boolean {
  const { request = '', cause } = (error ?? {}) as Failure;
  return request.startsWith(`${location.origin}/assets/`) || (cause !== undefined && isShellFailure(cause));
}

let isIncomplete = false;

/** Whether a part of the shell could not be loaded in this tab. */
export const isShellIncomplete = (): boolean => isIncomplete;

/** Sent to the window when a part of the shell could not be loaded. */
export const shellFailureEvent = 'cimiento.shell-failure';

/** Reports a part of the shell that could not be loaded: the operator's log gets it, and the tab offers to load the page again. */
export function reportMissingPart(): void {
  isIncomplete = true;
  reportFailure('shell', 'part-failed', { build: getShellBuild() });
  dispatchEvent(new Event(shellFailureEvent));
}
