/** Storage of a deployment's releases: `remotes.json`, and `<remote>/<release>/` with the files of each release. */
export type Store = {
  /** Its location, for messages. */
  location: string;
  /** A lock whose holder has not changed for this long belongs to a process that was killed; a holder gives up at half of it. */
  leaseMs: number;
  /** The content of a file; null when it does not exist. */
  read(path: string): Promise<Buffer | null>;
  /** Writes a file. A reader sees the old one or the new one, never a part. */
  write(path: string, content: string | Buffer): Promise<void>;
  /** Adds text at the end of a file, and creates the file. */
  append(path: string, text: string): Promise<void>;
  /** The time by the clock of the store, in ms since 1970: that of the machine that runs a command may be wrong. */
  getTime(): Promise<number>;
  /** Creates a folder; false when it exists. Of two callers at once, one succeeds. */
  createFolder(path: string): Promise<boolean>;
  /** Deletes a file, or a folder with its content; does nothing without one. */
  remove(path: string): Promise<void>;
};
