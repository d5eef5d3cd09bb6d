/** The cells of each row of a CSV file, in one pass over its text. Quotes inside a cell are doubled. */
export function* readCsvRows(text: string, separator: ',' | ';'): Generator<string[]> {
  let cells: string[] = [];
  for (let at = 0; at < text.length;) {
    const { cell, end } = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at, separator);
    cells.push(cell);
    if (text[end] === separator) {
      at = end + 1;
      if (at < text.length) continue;
      cells.push('');
    } else at = skipLineEnd(text, end);
    yield cells;
    cells = [];
  }
}

type Cell = { cell: string; end: number };

function readPlain(text: string, start: number, separator: string): Cell {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { cell: text.slice(start, end), end };
}

/** A quoted cell; what follows its quotes, up to the end of the cell, is left out. */
function readQuoted(text: string, start: number): Cell {
  const parts: string[] = [];
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return { cell: parts.join('') + text.slice(at), end: text.length };
    parts.push(text.slice(at, quote));
    if (text[quote + 1] !== '"') {
      at = quote + 1;
      break;
    }
    parts.push('"');
    at = quote + 2;
  }
  while (at < text.length && !',;\r\n'.includes(text[at] ?? '')) at += 1;
  return { cell: parts.join(''), end: at };
}

const skipLineEnd = (text: string, at: number): number => at + (text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1);
