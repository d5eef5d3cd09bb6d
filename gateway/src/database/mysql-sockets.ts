import { connect, type Socket } from 'node:net';
import type { MysqlServers } from './mysql-servers';

/** Opens the sockets of a pool, and can end all of them: mysql2 has no time limit for a server that accepts a statement and never answers. */
export class MysqlSockets {
  private readonly live = new Set<Socket>();

  constructor(private readonly servers: Pick<MysqlServers, 'current' | 'leave'>) {}

  readonly open = (): Socket => {
    const address = this.servers.current;
    const socket = connect(address.port, address.host).setNoDelay(true).setKeepAlive(true);
    this.live.add(socket);
    // This connection fails, and the next one is made to another server.
    const leave = (): void => this.servers.leave(address);
    socket.once('error', leave).once('connect', () => socket.off('error', leave));
    return socket.once('close', () => this.live.delete(socket));
  };

  /** Fails every statement that waits for an answer. The next ones open new sockets. */
  abandon(): void {
    for (const socket of this.live)
      socket.destroy(Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' }));
  }
}
