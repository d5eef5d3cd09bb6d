export { contractVersion, type Access, type Page, type PageHead, type Registry, type RegistryEntry, type RemoteDescription, type RemoteModule } from './contract';
export { loadRemoteModule, RemoteError } from './loader';
export { loadRegistry } from './registry';
