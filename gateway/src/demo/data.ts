/** The demonstration data, the same at every fresh start. */
export { demoInvestments } from './investments';
export { demoInvitations } from './invitations';
export { demoPayments } from './payments';
export { demoPosts } from './posts';
export { demoProjects } from './projects';
export { demoUsers } from './users';
export { demoWaitlist } from './waitlist';
