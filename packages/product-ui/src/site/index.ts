// Shared by federation: a remote that frames its own page uses the shell's module, with the same remote links.
export { CompanyFacts } from './CompanyFacts';
export { HeaderNotice } from './header-notice';
export { type NavigationLink, setRemoteLinks } from './remote-links';
export { readSiteFacts } from './site-facts';
export { signOut } from './sign-out';
export { SiteFrame } from './SiteFrame';
