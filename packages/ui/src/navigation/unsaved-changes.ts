/** Dispatched on the window to ask whether a reload would lose something; `preventDefault` says yes. Shell and remotes have their own copy. */
const eventName = 'cimiento:unsaved-changes';

/** Whether something on the page would be lost by a reload, or interrupted at a bad moment. */
export const hasUnsavedChanges = (): boolean => !window.dispatchEvent(new Event(eventName, { cancelable: true }));

/** Lets a form or a step answer `hasUnsavedChanges` for itself. Returns the function that ends this. */
export function answerUnsavedChanges(isUnsaved: () => boolean): () => void {
  const answer = (event: Event) => {
    if (isUnsaved()) event.preventDefault();
  };
  window.addEventListener(eventName, answer);
  return () => window.removeEventListener(eventName, answer);
}
