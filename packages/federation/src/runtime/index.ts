export {
  toRemoteModule,
  type Access,
  type LoadPage,
  type NavigationItem,
  type PageHead,
  type Registry,
  type RegistryEntry,
  type Remote,
  type RemoteDescription,
  type RemoteModule,
  type RemotePage,
} from './contract';
export { abandonRequests, installFreshAddresses } from './fresh-address';
export { loadRemoteModule, RemoteError } from './loader';
export { clearOverrides, readOverrides, withOverrides } from './overrides';
export { fetchRegistry, loadRegistry } from './registry';
export { reportFailure } from './report-failure';
export { dropFailedApollo, isApolloLoaded } from './shares';
export { withRetry } from './with-retry';
