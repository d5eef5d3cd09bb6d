export { Description } from './Description';
export { MissingDocuments } from './MissingDocuments';
export { Media } from './Media';
export { ProjectContent } from './ProjectContent';
export { ProjectFigures } from './ProjectFigures';
