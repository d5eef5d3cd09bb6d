export { Description } from './Description';
export { Media } from './Media';
export { ProjectContent } from './ProjectContent';
export { ProjectFigures } from './ProjectFigures';
