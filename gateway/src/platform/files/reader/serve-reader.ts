import { fstatSync, readSync, writeSync } from 'node:fs';
import { setPriority } from 'node:os';

/** The result of a program: a value that becomes JSON, and the bytes of a file that it wrote. */
export type ReaderAnswer = { value: object; bytes?: Uint8Array };

/** File descriptors for the value and for the bytes. */
const outputs = { value: 1, bytes: 3 } as const;

function write(output: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(output, bytes, at);
}

/** The whole standard input, which is a file that others read too: from positions. */
function readInput(): Buffer {
  const bytes = Buffer.allocUnsafe(fstatSync(0).size);
  for (let at = 0; at < bytes.length;) at += readSync(0, bytes, at, bytes.length - at, at);
  return bytes;
}

/** Reads one file from the standard input, and ends. Import every library before: the time limit counts from here. */
export function serveReader<Options>(read: (bytes: Buffer, options: Options) => Promise<ReaderAnswer>): void {
  // What libraries write about bytes of others is nobody's to read.
  Object.assign(console, { log: () => undefined, info: () => undefined, warn: () => undefined });
  // After the libraries are loaded, which a good file waits for: what takes long from here is the file's doing, and others go first.
  setPriority(10);
  const bytes = readInput();
  write(outputs.value, Buffer.of(1));
  void read(bytes, JSON.parse(process.argv[2] ?? '{}') as Options).then(
    ({ value, bytes: written = Buffer.alloc(0) }) => {
      write(outputs.bytes, written);
      write(outputs.value, Buffer.from(JSON.stringify(value)));
      process.exit(0);
    },
  );
}
