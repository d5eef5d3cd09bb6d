/** In the page: the amounts that are on more than one line. */
export const breakAmounts = (): string[] => {
  const amount = /\$\d[\d,]*(?:\.\d\d)?/g;
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    for (const match of text.matchAll(amount)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(`${match[0]} in "${text.trim().slice(0, 60)}"`);
    }
  }
  return broken;
};
