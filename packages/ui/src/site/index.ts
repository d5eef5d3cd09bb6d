// The frame of every page of the site, once in the page: the shell brings it, and a remote that frames its own page gets the shell's.
export { type NavigationLink, setRemoteLinks } from './remote-links';
export { SiteFrame } from './SiteFrame';
