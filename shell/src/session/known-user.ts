const elementId = 'session';

/** A page that the browser restores was written for an earlier request: the person may have signed in since. */
const isRestored = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward');

/** Null when the server wrote into the page that this browser has no session; undefined when the gateway must be asked. */
export const readKnownUser = (): null | undefined =>
  document.getElementById(elementId)?.textContent === 'none' && !isRestored() ? null : undefined;
