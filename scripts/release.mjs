import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isUrl } from './lib/release-store.mjs';
import { BuildError } from './lib/remote-build.mjs';
import { release, rollback } from './lib/releases.mjs';

// `npm run release -w mfe-public -- --to DIR|URL` and `npm run rollback -w mfe-public -- --to DIR|URL`; npm runs them in the remote's folder.

const USAGE = `--to DIR     folder that the deployment serves remotes from
--to URL     WebDAV server; RELEASE_AUTHORIZATION holds its Authorization header
--base URL   URL of that folder for browsers (release; default /remotes)
--share N    canary: only N percent of the browsers get it, until a release without --share or a rollback (release)
--once       do nothing when this build was released before, for containers that restart (release)
--stage      copy and verify only: try it with ?remote.NAME=URL, then release (release)`;

const OPTIONS = {
  to: { type: 'string' },
  base: { type: 'string' },
  share: { type: 'string' },
  once: { type: 'boolean' },
  stage: { type: 'boolean' },
};

const formatCommit = ({ commit }) => String(commit).slice(0, 8);

// Relative to the folder where npm was called, not to the remote's folder.
const resolveTarget = (to) => (isUrl(to) ? to : resolve(process.env.INIT_CWD ?? '.', to));

function parsePercent(text) {
  if (text === undefined) return undefined;
  const share = Number(text);
  if (!Number.isInteger(share) || share < 1 || share > 99)
    throw new BuildError(`--share must be a whole number from 1 to 99; not '${text}'`);
  return share;
}

async function main([command, ...args]) {
  const { to, share, ...options } = parseArgs({ args, options: OPTIONS }).values;
  if (!to) throw new BuildError(`--to is missing\n\n${USAGE}`);
  const name = basename(process.cwd()).replace(/^mfe-/, '');
  const target = { name, to: resolveTarget(to) };
  if (command === 'rollback') {
    const entry = await rollback(target);
    return `${name} is back at ${entry.version} (build ${entry.build}, commit ${formatCommit(entry)})`;
  }
  const {
    release: releaseName,
    entry,
    activated,
  } = await release({ ...target, build: resolve('dist/app'), share: parsePercent(share), ...options });
  const what = `${name} ${releaseName} (commit ${formatCommit(entry)})`;
  if (options.stage) return `${what} is staged: try it with ?remote.${name}=${entry.entry}`;
  if (!activated) return `${what} was released before: the registry is unchanged`;
  return share ? `${what} is the canary for ${share} % of the browsers` : `${what} is released`;
}

main(process.argv.slice(2)).then(console.log, (error) => {
  console.error(error instanceof BuildError || error.code?.startsWith('ERR_PARSE_ARGS') ? error.message : error);
  process.exitCode = 1;
});
