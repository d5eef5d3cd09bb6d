import { user } from './fields';
import type { Route } from './route';

const investment = 'id userId projectId projectName amount annualReturn imageUrl actualReturns projectedReturns';
const payment = 'id investmentId projectName period amount paymentDate status';

/** The signed-in user's own data. */
export const investorRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/user/profile',
    summary: 'El perfil de la persona que ha iniciado sesión',
    access: 'user',
    operation: `query { currentUser { ${user} } }`,
    responseSchema: 'User',
  },
  {
    method: 'GET',
    path: '/api/user/investments',
    summary: 'Las inversiones propias',
    access: 'user',
    operation: `query { myInvestments { ${investment} } }`,
    pagedBy: 'adapter',
    responseSchema: 'InvestorInvestment',
  },
  {
    method: 'GET',
    path: '/api/user/returns',
    summary: 'Los pagos de rendimientos propios, del período más reciente al más antiguo',
    access: 'user',
    operation: `query { myPayments { returnHistory { ${payment} } } }`,
    responseSchema: 'ReturnHistory',
  },
];
