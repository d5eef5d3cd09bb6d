export type {
  Access,
  NavigationItem,
  Page,
  PageHead,
  Registry,
  RegistryEntry,
  RemoteDescription,
  RemoteModule,
} from './contract';
export { loadRemoteModule, RemoteError } from './loader';
export { forgetOverrides, readOverrides, withOverrides } from './overrides';
export { withRetry } from './with-retry';
export { fetchRegistry, loadRegistry } from './registry';
export { report as reportFault } from './report';
