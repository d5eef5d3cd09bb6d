// Reads a session again and again, as its own process, so that what the bench does beside it is not measured. Ends with the channel to its parent.
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './load.mjs';

const [port, cookie, everyMs] = process.argv.slice(2);
let isRunning = true;
process.once('message', () => (isRunning = false));
process.once('disconnect', () => process.exit(0));
const times = [];
while (isRunning) {
  const start = performance.now();
  await ask({ port, path: '/api/auth/user', headers: { cookie } });
  times.push(performance.now() - start);
  await wait(Number(everyMs));
}
process.send(times);
