export { renderPage, type RenderOptions } from './render-page';
export * from './test-link';
