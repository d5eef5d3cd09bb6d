import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isUrl } from './lib/release-store.mjs';
import { BuildError } from './lib/remote-build.mjs';
import { release, rollback } from './lib/releases.mjs';

// `npm run release -w mfe-public -- --to DIR|URL` and `npm run rollback -w mfe-public -- --to DIR|URL`, run in the remote's folder.

const USAGE = `--to DIR     folder that the deployment serves the remotes from
--to URL     server that takes its files by WebDAV, with the header in RELEASE_AUTHORIZATION
--base URL   address that it is served at (release; /remotes unless told otherwise)
--share N    only N percent of the browsers get it; without --share afterwards everybody, or rollback takes it back (release)
--once       do nothing when this very build was released before, such as at each start of a container (release)
--stage      copy and check only: try it with ?remote.NAME=URL, then release (release)`;

const OPTIONS = {
  to: { type: 'string' },
  base: { type: 'string' },
  share: { type: 'string' },
  once: { type: 'boolean' },
  stage: { type: 'boolean' },
};

const shortCommit = ({ commit }) => String(commit).slice(0, 8);

// npm runs this in the remote's folder; a relative path is meant from where the person stands.
const placeOf = (to) => (isUrl(to) ? to : resolve(process.env.INIT_CWD ?? '.', to));

function percent(text) {
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
  const target = { name, to: placeOf(to) };
  if (command === 'rollback') {
    const line = await rollback(target);
    return `${name} is back at ${line.version} (build ${line.build}, commit ${shortCommit(line)})`;
  }
  const {
    release: releaseName,
    line,
    activated,
  } = await release({ ...target, build: resolve('dist/app'), share: percent(share), ...options });
  const what = `${name} ${releaseName} (commit ${shortCommit(line)})`;
  if (options.stage) return `${what} is staged: try it with ?remote.${name}=${line.entry}`;
  if (!activated) return `${what} was released before: the registry stays as it is`;
  return share ? `${what} is what ${share} % of the browsers get` : `${what} is released`;
}

main(process.argv.slice(2)).then(console.log, (error) => {
  console.error(error instanceof BuildError || error.code?.startsWith('ERR_PARSE_ARGS') ? error.message : error);
  process.exitCode = 1;
});
