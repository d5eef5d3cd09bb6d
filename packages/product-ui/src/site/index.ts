// Shared by federation: a remote that frames its own page uses the shell's module, with the same remote links.
export { HeaderNotice } from './header-notice';
export { type NavigationLink, setRemoteLinks } from './remote-links';
export { signOut } from './sign-out';
export { SiteFrame } from './SiteFrame';
