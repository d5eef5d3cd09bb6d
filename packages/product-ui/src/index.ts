export { Facade } from './facade/Facade';
export { Illustration } from './illustrations/Illustration';
export type { Place } from './illustrations/place';
export { FundingBadge, ProjectStatusBadge } from './ProjectBadges';
export { RiskNote } from './RiskNote';
export { Logo, Mark } from './site/Logo';
export { MessagePage, NotFound, UnderConstruction } from './site/pages';
