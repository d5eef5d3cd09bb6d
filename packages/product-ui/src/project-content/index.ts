export { Figures, type ShownFigure } from './Figures';
export { MissingDocuments } from './MissingDocuments';
export { Media } from './Media';
export { listSections, ProjectContent } from './ProjectContent';
export { PhoneAction, ProjectShape, ProjectTop, WideAction } from './ProjectTop';
export { SectionLinks } from './SectionLinks';
