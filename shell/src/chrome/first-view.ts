/** Removes the first view that the HTML came with (shell/src/index.html), once the page has taken its place. */
export function removeFirstViewOnceHidden(): void {
  const first = document.getElementById('first');
  const root = document.getElementById('root');
  if (!first || !root) return;
  // Its style hides it as soon as the page has a heading. Left there, the document would have two.
  const removeIfHidden = (): void => {
    if (getComputedStyle(first).display !== 'none') return;
    first.remove();
    observer.disconnect();
  };
  const observer = new MutationObserver(removeIfHidden);
  observer.observe(root, { childList: true, subtree: true });
  removeIfHidden();
}

/** Removes the first view at once: it belongs to the first page and must not show while another one loads. */
export const removeFirstView = (): void => document.getElementById('first')?.remove();
