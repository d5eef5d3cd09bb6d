export * from './identity-case.entity';
export * from './identity-decision.entity';
export * from './identity-document.entity';
export * from './screening.entity';
