const { basename } = require('node:path');

/** An imported image or font is its own file name, as webpack makes it a URL. */
module.exports = {
  process: (_source, path) => ({ code: `module.exports = ${JSON.stringify(basename(path))};` }),
  getCacheKey: (_source, path) => `asset:${path}`,
};
