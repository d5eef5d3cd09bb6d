import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type BuildInfo = {
  /** Version of the app's package. */
  version: string;
  /** Commit of the checkout, or 'unknown' outside one. */
  commit: string;
  /** Fingerprint of the sources, 12 hexadecimal digits. */
  build: string;
};

const packages = path.resolve(__dirname, '../../..');
const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name);

function listSources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function calculateFingerprint(folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of listSources(folder))
      hash
        .update(`${path.relative(folder, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

function readCommit(root: string): string {
  if (process.env['GIT_COMMIT']) return process.env['GIT_COMMIT'];
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

/** Version, commit and fingerprint of the app in `root`. */
export function readBuildInfo(root: string): BuildInfo {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const shared = ['contracts', 'federation', 'session', 'ui'].map((name) => path.join(packages, name, 'src'));
  return { version, commit: readCommit(root), build: calculateFingerprint([path.join(root, 'src'), ...shared]) };
}
