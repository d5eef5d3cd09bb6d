import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A file system of a few megabytes, which a test fills and empties. */
export type SmallDisk = { folder: string; fill(): void; free(): void; drop(): void };

const chunk = 64 * 1024;

/** Runs a command as root, who alone may mount. Accounts of CI may become root without a password. */
function runAsRoot(...command: string[]): void {
  const isRoot = process.getuid?.() === 0;
  const [program = '', ...args] = isRoot ? command : ['sudo', '-n', ...command];
  execFileSync(program, args, { stdio: 'pipe' });
}

/** Reason why no file system can be mounted here; null where one can. CI must be able to, so that no test of a full disk is left out there. */
export function findMountObstacle(): string | null {
  if (process.platform !== 'linux') return 'only Linux has tmpfs';
  let disk: SmallDisk;
  try {
    disk = createSmallDisk(1);
  } catch (error) {
    if (process.env['CI']) throw error;
    return 'mounting a file system needs root';
  }
  disk.drop();
  return null;
}

export function createSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(path.join(tmpdir(), 'cimiento-disk-'));
  const ballast = path.join(folder, 'ballast');
  const owner = `uid=${process.getuid?.()},mode=700`;
  runAsRoot('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,${owner}`, 'tmpfs', folder);
  return {
    folder,
    fill: () => {
      const file = openSync(ballast, 'a');
      try {
        // The last write fails, so that no byte is left.
        for (let size = chunk; size >= 1; size = size === chunk ? 1024 : 0) writeUntilFull(file, size);
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    drop: () => {
      // Lazy, because a killed process may still hold a file.
      runAsRoot('umount', '--lazy', folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeUntilFull(file: number, size: number): void {
  const bytes = Buffer.alloc(size);
  try {
    for (;;) writeSync(file, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
