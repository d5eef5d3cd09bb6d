export { drawIllustration, type IllustrationKind } from './draw';
