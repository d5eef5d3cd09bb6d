/**
 * Does to a page of a test what a browser's translator does to a real one: each text is moved into new elements. Text that must not be
 * translated stays.
 */
export function translatePage(page: Element): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const { parentElement } = text;
    if (!parentElement || !text.data.trim() || parentElement.closest('[translate="no"], style, script')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }
}
