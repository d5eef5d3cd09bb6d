import { listChangedRemotes } from './changed-remotes.mjs';
import { listRemoteFolders } from './remotes.mjs';

test.each([
  ['a file of one remote', ['mfe-admin/src/remote.ts'], ['mfe-admin']],
  ['files of two remotes', ['mfe-public/src/remote.ts', 'mfe-admin/package.json'], ['mfe-admin', 'mfe-public']],
  ['a shared package', ['packages/ui/src/index.ts'], listRemoteFolders()],
  ['the versions of the libraries', ['package-lock.json'], listRemoteFolders()],
  ['servers and documents only', ['gateway/src/main.ts', 'README.md'], []],
])('%s changes the remotes that are built from it', (_name, files, remotes) => {
  expect(listChangedRemotes(files)).toEqual(remotes);
});
