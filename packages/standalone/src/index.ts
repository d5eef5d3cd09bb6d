export { startStandalone, type Standalone } from './server';
