const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/** The text of the gateway's GraphQL schema, which browser tests import as 'gateway-schema'. */
module.exports = readFileSync(join(__dirname, '../../gateway/schema.graphql'), 'utf8');
