import path from 'node:path';
import { onStopSignal } from '@cimiento/server';
import {
  ConfigError,
  DatabaseUnavailableError,
  listDemoAccess,
  loadConfig,
  type GatewayConfig,
} from '@cimiento/gateway';
import { ConfigError as SiteConfigError, readSiteOptions } from '@cimiento/site';
import { startStandalone } from './server';
import { formatWelcome } from './welcome';

/** Prints one line that says what to do, and exits. */
function exitWith(line: string): never {
  console.error(line);
  process.exit(1);
}

/** Reads a configuration from the environment, or exits with its error. */
function readOrExit<T>(read: (environment: NodeJS.ProcessEnv) => T): T {
  try {
    return read(process.env);
  } catch (error) {
    if (error instanceof ConfigError || error instanceof SiteConfigError) exitWith(error.message);
    throw error;
  }
}

function explainError(error: unknown, config: GatewayConfig): string | null {
  if (error instanceof DatabaseUnavailableError || error instanceof ConfigError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${config.port} is taken: stop what uses it, or choose another one with PORT=3001 npm start`;
    case 'EACCES':
    case 'EROFS':
    case 'EPERM':
    case 'ENOSPC':
      return `Cannot write the data (${message}): check the folder's permissions and free space, or set DATA_DIR`;
    default:
      return null;
  }
}

const stopOnSignal = (close: () => Promise<void>): void =>
  onStopSignal(() => {
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });

async function main(): Promise<void> {
  const [config, siteOptions] = [readOrExit(loadConfig), readOrExit(readSiteOptions)];
  const root = path.resolve(process.env.SITE_ROOT ?? path.join(__dirname, '../../..'));
  try {
    const standalone = await startStandalone(root, config, siteOptions);
    stopOnSignal(() => standalone.close(config.drainMs));
    const access = config.demoData ? await listDemoAccess(standalone.gateway.database) : [];
    console.log(formatWelcome(standalone.url, config.host, access));
  } catch (error) {
    const line = explainError(error, config);
    if (line) exitWith(line);
    throw error;
  }
}

void main();
