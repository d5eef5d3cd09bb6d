const { basename } = require('node:path');

/** Turns an imported image or font into its file name, where webpack would make a URL. */
module.exports = {
  process: (_source, path) => ({ code: `module.exports = ${JSON.stringify(basename(path))};` }),
  getCacheKey: (_source, path) => `asset:${path}`,
};
