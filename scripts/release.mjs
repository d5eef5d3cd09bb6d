import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BuildError } from './lib/remote-build.mjs';
import { release, rollback } from './lib/releases.mjs';

// `npm run release -w mfe-public -- --to DIR` and `npm run rollback -w mfe-public -- --to DIR`, run in the remote's folder.

const USAGE = `--to DIR     folder that the deployment serves the remotes from
--base URL   address that it is served at (release; /remotes unless told otherwise)
--once       do nothing when this very build was released before, such as at each start of a container (release)
--stage      copy and check only: try it with ?remote.NAME=URL, then release (release)`;

const OPTIONS = { to: { type: 'string' }, base: { type: 'string' }, once: { type: 'boolean' }, stage: { type: 'boolean' } };

const shortCommit = ({ commit }) => String(commit).slice(0, 8);

async function main([command, ...args]) {
  const { to, ...options } = parseArgs({ args, options: OPTIONS }).values;
  if (!to) throw new BuildError(`--to is missing\n\n${USAGE}`);
  const name = basename(process.cwd()).replace(/^mfe-/, '');
  // npm runs this in the remote's folder; a relative path is meant from where the person stands.
  const target = { name, to: resolve(process.env.INIT_CWD ?? '.', to) };
  if (command === 'rollback') {
    const line = await rollback(target);
    return `${name} is back at ${line.version} (build ${line.build}, commit ${shortCommit(line)})`;
  }
  const { release: releaseName, line, activated } = await release({ ...target, build: resolve('dist/app'), ...options });
  const what = `${name} ${releaseName} (commit ${shortCommit(line)})`;
  if (options.stage) return `${what} is staged: try it with ?remote.${name}=${line.entry}`;
  return activated ? `${what} is released` : `${what} was released before: the registry stays as it is`;
}

main(process.argv.slice(2)).then(console.log, (error) => {
  console.error(error instanceof BuildError || error.code?.startsWith('ERR_PARSE_ARGS') ? error.message : error);
  process.exitCode = 1;
});
