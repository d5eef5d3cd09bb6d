import type { RemoteModule } from '@cimiento/federation/runtime';

export const routes: RemoteModule['routes'] = {};
