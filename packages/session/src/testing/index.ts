export { CompleteSignInDocument, LoginDocument, StepUpDocument, type LoginMutation } from '../session.generated';
export { renderPage, type RenderOptions } from './render-page';
export * from './test-link';
export { createTestSession } from './test-session';
