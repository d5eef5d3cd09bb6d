import { statementFileMessages } from '@cimiento/contracts';
import { Parser } from 'htmlparser2';
import { RefusedFile } from '../statement-reading';

/** An element of a marked-up file, with its text and elements. */
export type Tag = { name: string; text: string; attributes: Readonly<Record<string, string>>; children: Tag[] };

const maxDepth = 60;

/**
 * Reads XML, or with `isSgml` the form of OFX 1 in which an element that holds a text has no end. Entities are the five of XML and
 * numbers; a file that defines others is refused before it is read.
 * @throws RefusedFile
 */
export function parseTags(text: string, isSgml = false): Tag {
  if (/<!(?:doctype|entity)/i.test(text)) throw new RefusedFile(statementFileMessages.entities);
  const root: Tag = { name: '', text: '', attributes: {}, children: [] };
  const open: Tag[] = [root];
  let isBroken = false;
  const leave = (): void => {
    open.pop();
  };
  const parser = new Parser(
    {
      onopentag: (tagName, attributes) => {
        // 'ns:Stmt' and 'Stmt' are the same element.
        const name = tagName.slice(tagName.indexOf(':') + 1);
        if (isSgml && open.at(-1)?.text.trim()) leave();
        const tag: Tag = { name, text: '', attributes, children: [] };
        open.at(-1)?.children.push(tag);
        open.push(tag);
        if (open.length > maxDepth) throw new RefusedFile(statementFileMessages.tooMuch);
      },
      ontext: (part) => {
        const current = open.at(-1);
        if (current) current.text += part;
      },
      onclosetag: (tagName, isImplied) => {
        const name = tagName.slice(tagName.indexOf(':') + 1);
        // Also the end of `<X/>` is implied.
        const isEmpty = text.slice(parser.endIndex - 1, parser.endIndex + 1) === '/>';
        if (isImplied && !isEmpty && !isSgml) isBroken = true;
        const index = open.findLastIndex((tag) => tag.name === name);
        if (index > 0) open.length = index;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  if (isBroken) throw new RefusedFile(statementFileMessages.damaged);
  return root;
}

/** All elements at a path below a tag. */
export const findTags = (tag: Tag, ...path: string[]): Tag[] =>
  path.reduce<Tag[]>(
    (tags, name) => tags.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [tag],
  );

/** The text at a path; null when it is not there or blank. */
export const findText = (tag: Tag, ...path: string[]): string | null => findTags(tag, ...path)[0]?.text.trim() || null;
