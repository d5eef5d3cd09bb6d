const CopyPlugin = require('copy-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { appConfig } = require('@cimiento/federation/webpack');

module.exports = appConfig({
  root: __dirname,
  role: 'shell',
  name: 'shell',
  plugins: [
    new CopyPlugin({ patterns: [{ from: 'public' }] }),
    new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer', minify: false }),
  ],
});
