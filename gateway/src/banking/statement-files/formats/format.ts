import { decodeText, type DecodedText } from '../decode-text';
import type { FoundStatement, WantedMapping } from '../statement-reading';

/** A file as it came: its name decides nothing. */
export class SourceFile {
  private decoded: DecodedText | undefined;

  constructor(readonly bytes: Uint8Array) {}

  /** The whole file as text, without a byte order mark. */
  get content(): DecodedText {
    this.decoded ??= decodeText(this.bytes);
    return this.decoded;
  }

  /** The start of the text, to recognize a format by. */
  get start(): string {
    return this.content.text.slice(0, 2000).trimStart();
  }

  startsWith(...signature: number[]): boolean {
    return signature.every((byte, index) => this.bytes[index] === byte);
  }
}

/** One format of banks: how a file of it is recognized, and what it says. A new format is one such object in its own file. */
export type StatementFormat = {
  /** Its name in answers. */
  name: string;
  /** A binary file has no encoding. */
  isBinary?: true;
  recognizes: (file: SourceFile) => boolean;
  /** @throws RefusedFile, or any other error for a file that is damaged */
  read: (file: SourceFile, wanted: WantedMapping) => FoundStatement | Promise<FoundStatement>;
};
