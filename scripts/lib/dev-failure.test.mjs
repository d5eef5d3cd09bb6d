import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

// A development server as scripts/dev.mjs starts it, with a compiler that has next to nothing to do.
const program = `
import { createRequire } from 'node:module';
import { exitWithFailure } from ${JSON.stringify(join(ROOT, 'scripts/lib/dev-failure.mjs'))};
const require = createRequire(${JSON.stringify(join(ROOT, 'scripts/dev.mjs'))});
const compiler = require('webpack')({ mode: 'development', entry: 'data:text/javascript,', stats: 'none' });
const Server = require('webpack-dev-server');
process.on('uncaughtException', exitWithFailure);
const server = new Server({ host: 'localhost', port: Number(process.env.PORT), client: false, hot: false }, compiler);
server.start().catch(exitWithFailure);`;

test('a development server says in one line that its port is taken', async () => {
  const taken = createServer().listen(0, 'localhost');
  await once(taken, 'listening');
  const { port } = taken.address();
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  taken.close();
  expect([code, output.trim()]).toEqual([1, `Port ${port} is taken: choose another one with PORT=…`]);
}, 60_000);
