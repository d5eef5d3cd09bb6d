import { readFileSync } from 'node:fs';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

const frame = /\/remotes\/[\w-]+\/([\w@~+./-]+\.js)(?:\?[^:)\s]*)?:(\d{1,7}):(\d{1,7})\)?\s*$/;
const pageFrame = /\/assets\/[\w@~+.-]+\.js:\d+:\d+\)?\s*$/;

/**
 * The part of a stack's lines that names places in the scripts of a release, as `file:line:column` with the file relative to its folder.
 * Everything else is dropped: lines come from browsers, and anyone can send them. One line stands for frames of the shell's scripts.
 */
export function parseFrames(lines: readonly string[], releaseName: string): string[] {
  const parsed = lines.flatMap((line) => {
    const [, address = '', row, column] = frame.exec(line) ?? [];
    if (row === undefined) return pageFrame.test(line) ? ['shell'] : [];
    const file = address.startsWith(`${releaseName}/`) ? address.slice(releaseName.length + 1) : address;
    return file.split('/').some((part) => part === '' || part.startsWith('.')) ? [] : [`${file}:${row}:${column}`];
  });
  return parsed.filter((line, index) => line !== 'shell' || parsed[index - 1] !== 'shell');
}

const readMap = (file: string): TraceMap | null => {
  try {
    return new TraceMap(readFileSync(`${file}.map`, 'utf8'));
  } catch {
    // A release from before there were source maps, or one whose files are gone.
    return null;
  }
};

/** `webpack://cimiento_public_…/./src/blog/BlogPage.tsx` → `src/blog/BlogPage.tsx`. */
const toSourcePath = (source: string): string => source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(\.\/)+/, '');

/** The places in the sources that the lines of a stack stand for; a line without a source map stays as it is. */
export function mapFrames(folder: string | null, lines: readonly string[]): string[] {
  const maps = new Map<string, TraceMap | null>();
  return lines.map((line) => {
    const [, file, row, column] = /^(.+):(\d+):(\d+)$/.exec(line) ?? [];
    if (folder === null || file === undefined) return line;
    const script = path.join(folder, file);
    const map = maps.get(script) ?? readMap(script);
    maps.set(script, map);
    const place = map && originalPositionFor(map, { line: Number(row), column: Math.max(0, Number(column) - 1) });
    if (!place || place.source === null) return line;
    const where = `${toSourcePath(place.source)}:${place.line}:${place.column + 1}`;
    return place.name === null ? where : `${place.name} (${where})`;
  });
}
