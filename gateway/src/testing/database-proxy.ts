import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** The proxy's treatment of a statement: passes other bytes on, or acts on the two sockets itself and returns null. */
export type Interference = (bytes: Buffer, client: Socket, server: Socket) => Buffer | null;

/** A proxy before a database server, which changes or loses what is sent. */
export class DatabaseProxy {
  interfere: Interference = (bytes) => bytes;

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {}

  static async create(targetUrl: string): Promise<DatabaseProxy> {
    const target = new URL(targetUrl);
    const server = createServer((client) => proxy.pass(client));
    const proxy = new DatabaseProxy(server, target);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  get url(): string {
    const url = new URL(this.target);
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  close(): void {
    this.server.close();
  }

  private pass(client: Socket): void {
    const server = connect(Number(this.target.port), this.target.hostname);
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const)
      socket.on('error', () => undefined).on('close', () => other.destroy());
    server.pipe(client);
    client.on('data', (bytes) => {
      const passed = this.interfere(bytes, client, server);
      if (passed) server.write(passed);
    });
  }
}
