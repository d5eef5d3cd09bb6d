/**
 * Ends a development command, and says why; of a port that is taken, which one.
 * @param {Error} error
 * @param {string} [text] what is said of any other error
 */
export function exitWithFailure(error, text = error.message) {
  console.error(error.code === 'EADDRINUSE' ? `Port ${error.port} is taken: choose another one with PORT=…` : text);
  process.exit(1);
}
