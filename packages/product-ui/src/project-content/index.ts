export { DocumentList, type ShownDocument } from './DocumentList';
export { listMilestones, ProjectTimeline, type Milestone } from './ProjectTimeline';
export { UpdateList, type ShownUpdate } from './UpdateList';
export { ProjectTerms, type ProjectWithTerms } from './ProjectTerms';
