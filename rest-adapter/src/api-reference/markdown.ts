import { escape, toInline } from './html';

const toRow = (cell: 'th' | 'td', line: string): string => {
  const cells = line.replaceAll(/^\||\|$/g, '').split(' | ');
  return `<tr>${cells.map((text) => `<${cell}>${toInline(text.trim())}</${cell}>`).join('')}</tr>`;
};

function toTable([head = '', , ...rows]: readonly string[]): string {
  const body = rows.map((line) => toRow('td', line)).join('\n');
  return `<div class="table"><table><thead>${toRow('th', head)}</thead><tbody>\n${body}\n</tbody></table></div>`;
}

/** `## Webhooks {#webhooks}` has its own id. */
function toHeading(line: string): string {
  const [, marks = '', text = '', id] = /^(#+) (.*?)(?: \{#([\w-]+)\})?$/.exec(line) ?? [];
  return `<h${marks.length}${id === undefined ? '' : ` id="${id}"`}>${toInline(text)}</h${marks.length}>`;
}

const toList = (lines: readonly string[]): string => {
  const items = lines.join('\n').split(/^- /m).slice(1);
  return `<ul>\n${items.map((item) => `<li>${toInline(item.trim().replaceAll(/\s+/g, ' '))}</li>`).join('\n')}\n</ul>`;
};

function toBlock(block: string): string {
  const lines = block.split('\n');
  const [first = ''] = lines;
  if (first.startsWith('```')) return `<pre tabindex="0"><code>${escape(lines.slice(1, -1).join('\n'))}</code></pre>`;
  if (first.startsWith('#')) return toHeading(first);
  if (first.startsWith('|')) return toTable(lines);
  return first.startsWith('- ') ? toList(lines) : `<p>${toInline(lines.join(' '))}</p>`;
}

/** The blocks of a text, which blank lines separate outside of code. */
function listBlocks(markdown: string): string[] {
  const blocks: string[][] = [[]];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    if (line === '' && !isCode) blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.flatMap((lines) => (lines.length === 0 ? [] : [lines.join('\n')]));
}

/** The HTML of our own Markdown: headings, paragraphs, lists of one level, tables and blocks of code, with a blank line between them. */
export const toHtml = (markdown: string): string => listBlocks(markdown).map(toBlock).join('\n');
