import { identityMessages } from '@cimiento/contracts/identity-messages';
import { SaxesParser } from 'saxes';
import { RefusedList, type ListEntry } from './list-entry';

const root = 'CONSOLIDATED_LIST';
const nameParts = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'];
// Deeper than any list: a file that nests without end is refused before it fills the memory.
const maxDepth = 20;

/** The texts of the elements of one person or company, by their path below it. */
type Found = { name: string; texts: Map<string, string[]> };

const toCountry = ({ texts }: Found): string | null => texts.get('NATIONALITY/VALUE')?.join(', ') || null;

function toEntry(found: Found): ListEntry {
  const { name, texts } = found;
  const get = (path: string): string[] => texts.get(path) ?? [];
  const births = ['DATE', 'YEAR', 'FROM_YEAR', 'TO_YEAR'].flatMap((part) => get(`INDIVIDUAL_DATE_OF_BIRTH/${part}`));
  return {
    uid: get('DATAID')[0] ?? '',
    names: [nameParts.flatMap(get).join(' '), ...get(`${name}_ALIAS/ALIAS_NAME`)],
    birthDate: births.join(', ') || null,
    country: toCountry(found),
    documentNumbers: get('INDIVIDUAL_DOCUMENT/NUMBER'),
  };
}

/** Follows the elements of the list, and gives each person and company when it ends. */
class ListFollower {
  private readonly path: string[] = [];
  private found: Found | null = null;
  private text = '';

  constructor(private readonly onEntry: (entry: ListEntry) => void) {}

  open(name: string): void {
    if (this.path.length === 0 && name !== root) throw new RefusedList(identityMessages.listFormat);
    this.path.push(name);
    if (this.path.length > maxDepth) throw new RefusedList(identityMessages.listFormat);
    if (this.path.length === 3 && (name === 'INDIVIDUAL' || name === 'ENTITY')) this.found = { name, texts: new Map() };
    this.text = '';
  }

  read(text: string): void {
    if (this.found) this.text += text;
  }

  close(): void {
    // A copy: a slice would keep the part of the file that it is of.
    const text = Buffer.from(this.text.trim()).toString();
    const path = this.path.slice(3).join('/');
    if (this.found && text !== '') this.found.texts.set(path, [...(this.found.texts.get(path) ?? []), text]);
    this.text = '';
    if (this.path.length === 3 && this.found) {
      const entry = toEntry(this.found);
      if (entry.uid !== '') this.onEntry(entry);
      this.found = null;
    }
    this.path.pop();
  }
}

/**
 * The entries of the consolidated list of the United Nations. The parser knows only the five entities of XML; a document type, which could
 * state others, is refused.
 * @throws RefusedList
 */
export function readUnList(parts: Iterable<string>): ListEntry[] {
  const entries = new Map<string, ListEntry>();
  const follower = new ListFollower((entry) => {
    const known = entries.get(entry.uid);
    if (known) known.names.push(...entry.names);
    else entries.set(entry.uid, entry);
  });
  const refuse = (): never => {
    throw new RefusedList(identityMessages.listFormat);
  };
  const parser = new SaxesParser();
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name }) => follower.open(name));
  parser.on('text', (text) => follower.read(text));
  parser.on('cdata', (text) => follower.read(text));
  parser.on('closetag', () => follower.close());
  for (const part of parts) parser.write(part);
  parser.close();
  return [...entries.values()];
}
