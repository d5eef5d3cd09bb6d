import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below the ports that systems give to outgoing connections: one of those could take the port before its server listens.
const first = 20_000;
const end = 32_000;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A TCP port of the loopback address that is free at this moment. A random one, so that two processes hardly find the same. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(first, end);
  return (await isFree(port)) ? port : findFreePort();
}
