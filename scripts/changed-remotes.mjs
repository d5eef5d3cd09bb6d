import { execFileSync } from 'node:child_process';
import { listChangedRemotes } from './lib/changed-remotes.mjs';
import { ROOT } from './lib/root.mjs';

// `node scripts/changed-remotes.mjs BASE`: the remotes that a pull request changes, as JSON for a matrix of jobs.

const [base = 'origin/main'] = process.argv.slice(2);
const changed = execFileSync('git', ['diff', '--name-only', `${base}...HEAD`], { cwd: ROOT, encoding: 'utf8' });
console.log(JSON.stringify(listChangedRemotes(changed.split('\n').filter(Boolean))));
