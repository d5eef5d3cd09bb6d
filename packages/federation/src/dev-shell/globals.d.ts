/** Name of the remote, and the account that is signed in at the start: DefinePlugin writes the values. */
declare const devShell: { name: string; username: string; password: string };

interface ImportMeta {
  webpackHot?: { accept(module: string, callback: () => void): void };
}
