import { remote } from 'remote-under-build';
import { toRemoteModule } from '../runtime/contract';

/** The module that a remote exposes: address pattern → how to load its page. */
export const { routes } = toRemoteModule(remote);
