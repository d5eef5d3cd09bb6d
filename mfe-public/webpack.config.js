const { appConfig } = require('@cimiento/federation/webpack');

module.exports = appConfig({ root: __dirname, role: 'remote', name: 'public' });
