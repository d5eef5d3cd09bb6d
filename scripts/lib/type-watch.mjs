import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, TSC } from './root.mjs';

/**
 * Checks types after each build of the development servers, beside webpack, which compiles without them. Errors go to the terminal and
 * over the page; they do not stop the build.
 */
export class TypeWatch {
  #folders;
  #server = null;
  #errors = [];
  #running = null;
  #isStale = false;

  /** @param {string[]} folders the apps whose types are checked, with the packages that they use */
  constructor(folders) {
    this.#folders = folders;
  }

  /** Shows errors over the pages of this server, also over those that are opened later. */
  showIn(server) {
    this.#server = server;
    server.webSocketServer.implementation.on('connection', () => this.#send());
  }

  /** Checks after each build of a compiler. */
  follow(compiler, folder) {
    // A file with types only is in no bundle, so webpack would not watch it.
    compiler.hooks.afterCompile.tap('types', ({ contextDependencies }) =>
      contextDependencies.add(join(ROOT, folder, 'src')),
    );
    compiler.hooks.done.tap('types', () => void this.#check());
  }

  async #check() {
    this.#isStale = true;
    if (this.#running) return;
    while (this.#isStale) {
      this.#isStale = false;
      this.#running = findTypeErrors(this.#folders);
      this.#report(await this.#running);
    }
    this.#running = null;
  }

  #report(errors) {
    const wasBroken = this.#errors.length > 0;
    this.#errors = errors;
    if (errors.length > 0) console.error(`\n${errors.join('\n')}\n`);
    else if (wasBroken) console.log('types: no more errors');
    this.#send();
  }

  #send() {
    if (this.#server && this.#errors.length > 0)
      this.#server.sendMessage(this.#server.webSocketServer.clients, 'errors', this.#errors);
    else if (this.#server) this.#server.sendMessage(this.#server.webSocketServer.clients, 'still-ok');
  }
}

/**
 * The type errors of some apps, one text for each.
 * @param {string[]} folders
 * @returns {Promise<string[]>}
 */
export const findTypeErrors = (folders) =>
  new Promise((resolve) => {
    execFile(process.execPath, [TSC, '-b', ...folders, '--pretty', 'false'], { cwd: ROOT }, (error, output) =>
      resolve(error ? splitErrors(output || error.message) : []),
    );
  });

/** An error starts at the left margin; the lines that explain it are indented. */
export const splitErrors = (output) => output.trimEnd().split(/\n(?=\S)/);
