import type { InvestmentRange, PaymentStatus, ProjectStatus, PropertyType, ReferralSource, Role } from '@cimiento/contracts';

export type DemoUser = { id: number; username: string; email: string; fullName: string; password: string; role: Role; createdAt: string };
export type DemoProject = {
  id: number; name: string; description: string; image: string; location: string; status: ProjectStatus; funded: number; target: number;
  annualReturn: string; minInvestment: number; term: string; propertyType: PropertyType; currentValuation: number | null;
  totalInvestors: number; fundedDate: string | null; exitDate: string | null;
};
export type DemoInvestment = {
  id: number; userId: number; projectId: number; projectName: string; amount: number; annualReturn: number; imageUrl: string;
};
export type DemoPayment = {
  id: number; investmentId: number; userId: number; projectId: number; amount: string; paymentDate: string; period: string; status: PaymentStatus;
};
export type DemoPost = { id: number; slug: string; title: string; excerpt: string; content: string; imageUrl: string };
export type DemoWaitlistRequest = {
  id: number; email: string; fullName: string; location: string; occupation: string; whyInterested: string; consentData: boolean;
  investmentRange: InvestmentRange | null; socialProfiles: string | null; referralSource: ReferralSource | null;
  invitationCode: string | null; receiveNews: boolean; createdAt: string;
};
export type DemoInvitation = {
  id: number; code: string; maxUses: number; uses: number; expiresAt: string | null; email: string | null; createdAt: string;
};

const createdAt = '2025-01-02T15:00:00.000Z';

export const demoUsers: DemoUser[] = [
  { id: 1, username: 'admin', email: 'admin@cimiento.example', fullName: 'Andrea Paredes', password: 'admin123', role: 'admin', createdAt },
  { id: 2, username: 'maria', email: 'maria@cimiento.example', fullName: 'María Fernanda Salazar', password: 'maria123', role: 'user', createdAt },
];
export const demoProjects: DemoProject[] = [
  {
    id: 1, name: 'Terrazas de Cumbayá', description: 'Edificio residencial.', image: '/images/terrazas.svg', location: 'Quito', status: 'available',
    funded: 150000, target: 300000, annualReturn: '8.5', minInvestment: 1000, term: '24 meses', propertyType: 'residencial',
    currentValuation: null, totalInvestors: 12, fundedDate: null, exitDate: null,
  },
];
export const demoInvestments: DemoInvestment[] = [
  { id: 1, userId: 2, projectId: 1, projectName: 'Terrazas de Cumbayá', amount: 5000, annualReturn: 8.5, imageUrl: '/images/terrazas.svg' },
];
export const demoPayments: DemoPayment[] = [
  { id: 1, investmentId: 1, userId: 2, projectId: 1, amount: '35.42', paymentDate: '2025-01-31', period: '2025-01', status: 'paid' },
  { id: 2, investmentId: 1, userId: 2, projectId: 1, amount: '35.42', paymentDate: '2025-02-28', period: '2025-02', status: 'pending' },
];
export const demoPosts: DemoPost[] = [
  { id: 1, slug: 'primer-ladrillo', title: 'Primer ladrillo', excerpt: 'Por dónde empezar.', content: 'Uno.\n\nDos.', imageUrl: '/images/post.svg' },
];
export const demoWaitlist: DemoWaitlistRequest[] = [];
export const demoInvitations: DemoInvitation[] = [
  { id: 1, code: 'BETA2026', maxUses: 1000, uses: 0, expiresAt: null, email: null, createdAt },
];
