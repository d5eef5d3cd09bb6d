import type { Route } from './route';
import { userSelection } from './users';

/** The signed-in user. */
export const profileRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/user/profile',
    summary: 'El perfil de la persona que ha iniciado sesión',
    access: 'user',
    operation: `query { currentUser { ${userSelection} } }`,
    responseSchema: 'User',
  },
];
