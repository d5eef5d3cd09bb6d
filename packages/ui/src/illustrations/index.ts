export { illustrationUrl } from './address';
export { drawIllustration, type IllustrationKind } from './draw';
