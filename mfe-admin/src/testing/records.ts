import type { Post } from '../blog/post-columns';
import type { Investment } from '../investments/investment-columns';
import type { Invitation } from '../invitations/invitation-columns';
import type { Payment } from '../payments/payment-columns';
import type { Project } from '../projects/project-form';
import type { User } from '../users/user-columns';
import type { WaitlistRequest } from '../waitlist/waitlist-columns';

/** One page of a list, which is the whole list unless its total says otherwise. */
export const toPage = <Row>(items: Row[], total = items.length) => ({ items, total, totalIsCapped: false });

export const project: Project = {
  id: 3,
  revision: 'p1',
  name: 'Torre Norte',
  description: 'Doce departamentos en La Floresta.',
  image: '/torre.jpg',
  location: 'Quito, Ecuador',
  status: 'available',
  funded: 150_000,
  target: 300_000,
  annualReturn: '8.5',
  minInvestment: 1000,
  term: '36 meses',
  propertyType: 'residencial',
  currentValuation: null,
  totalInvestors: 12,
  fundedDate: null,
  exitDate: null,
};

export const user: User = {
  id: 7,
  revision: 'u1',
  username: 'eva',
  fullName: 'Eva Torres',
  email: 'eva@prueba.example',
  role: 'user',
  createdAt: '2026-03-05T04:59:59.000Z',
};

export const investment: Investment = {
  id: 12,
  revision: 'i1',
  amount: 10_000,
  annualReturn: 8.5,
  projectId: project.id,
  project: { id: project.id, name: project.name, location: project.location, annualReturn: project.annualReturn },
  userId: user.id,
  user: { id: user.id, fullName: user.fullName, email: user.email },
};

export const payment: Payment = {
  id: 21,
  revision: 'y1',
  investmentId: investment.id,
  userId: user.id,
  user: investment.user,
  projectId: project.id,
  project: { id: project.id, name: project.name, location: project.location },
  amount: '125.50',
  period: '2026-01',
  paymentDate: '2026-02-05',
  status: 'paid',
};

export const post: Post = {
  id: 5,
  revision: 'b1',
  title: 'Cómo invertir en fracciones',
  slug: 'como-invertir-en-fracciones',
  imageUrl: '/articulo.jpg',
  excerpt: 'Lo básico en cinco minutos.',
  content: 'Primer párrafo.\nSegundo párrafo.',
};

export const invitation: Invitation = {
  id: 9,
  code: 'BETA2026',
  status: 'open',
  uses: 3,
  maxUses: 10,
  email: null,
  expiresAt: '2027-01-01T05:00:00.000Z',
  createdAt: '2026-04-01T15:00:00.000Z',
};

export const waitlistRequest: WaitlistRequest = {
  id: 4,
  email: 'rosa@prueba.example',
  fullName: 'Rosa Intriago',
  location: 'Manta, Ecuador',
  occupation: 'Contadora',
  whyInterested: 'Quiero diversificar mis ahorros.',
  investmentRange: '5k10k',
  socialProfiles: null,
  referralSource: 'referral',
  invitationCode: null,
  receiveNews: true,
  createdAt: '2026-07-08T03:12:00.000Z',
  status: 'pending',
  invitation: null,
};
