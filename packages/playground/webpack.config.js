const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');

// A separate app outside the federation, so that pages for visitors load none of it.
module.exports = {
  name: 'playground',
  context: __dirname,
  target: ['web', 'es2022'],
  devtool: false,
  entry: './src/main.tsx',
  output: {
    path: path.join(__dirname, 'dist/app'),
    publicPath: '/playground/',
    filename: 'assets/[name].[contenthash].js',
    chunkFilename: 'assets/[name].[contenthash].js',
    assetModuleFilename: 'assets/[name].[contenthash][ext]',
    hashDigestLength: 12,
    clean: true,
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    // Only needed for subscriptions, which the gateway does not have.
    alias: { 'graphql-ws': false },
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      { test: /\.ttf$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    new MiniCssExtractPlugin({
      filename: 'assets/[name].[contenthash].css',
      chunkFilename: 'assets/[name].[contenthash].css',
    }),
    new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer' }),
  ],
  // The default minimizer takes a minute for the editor's several megabytes.
  optimization: { minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })] },
  performance: false,
  stats: 'errors-warnings',
};
