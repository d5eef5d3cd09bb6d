// What standInConfig puts in place of these names: the remote that is being worked on.

declare module 'remote/routes' {
  export const routes: import('../runtime').RemoteModule['routes'];
}

declare module 'remote/description' {
  const description: import('../runtime').RemoteDescription;
  export default description;
}

/** Who is signed in at the start, and the name of the remote: written in by webpack. */
declare const standIn: { name: string; username: string; password: string };

interface ImportMeta {
  webpackHot?: { accept(module: string, callback: () => void): void };
}
