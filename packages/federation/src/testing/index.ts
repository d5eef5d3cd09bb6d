import { supportedContracts, type RemoteDescription, type RemoteModule } from '../runtime/contract';

const accesses = ['public', 'user', 'admin'];

/**
 * What keeps a remote from being run by today's shell, in words for its team; nothing when all is well. Every remote has a test that asks,
 * and needs no other part of the product for it.
 */
export function contractFaults(description: RemoteDescription, { routes }: RemoteModule): string[] {
  const { contract, navigation = [] } = description;
  const [described, served] = [Object.keys(description.routes), Object.keys(routes)];
  return [
    ...(contract >= supportedContracts.oldest && contract <= supportedContracts.newest
      ? []
      : [`the shell runs contracts ${supportedContracts.oldest} to ${supportedContracts.newest}, not ${contract}`]),
    ...described
      .filter((pattern) => !served.includes(pattern))
      .map((pattern) => `${pattern} is in remote.json but not in routes.ts`),
    ...served
      .filter((pattern) => !described.includes(pattern))
      .map((pattern) => `${pattern} is in routes.ts but not in remote.json: nobody can open it`),
    ...Object.entries(description.routes)
      .filter(([pattern, access]) => !pattern.startsWith('/') || !accesses.includes(access))
      .map(
        ([pattern, access]) => `${pattern}: '${access}' must be ${accesses.join(', ')}, and the address begins with /`,
      ),
    ...navigation
      .filter(({ to }) => !described.includes(to))
      .map(({ label, to }) => `the navigation item '${label}' leads to ${to}, which is not an address of this remote`),
  ];
}
