import { createContext, type ReactNode } from 'react';

/** The header's notice for a signed-in user beside the menu, set by the shell for every header: the bell of their notifications. */
export const HeaderNotice = createContext<ReactNode>(null);
