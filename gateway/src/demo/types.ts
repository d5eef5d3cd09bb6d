import type { InvestmentRange, PaymentStatus, ProjectStatus, PropertyType, ReferralSource, Role } from '@cimiento/contracts';

export type DemoUser = {
  id: number;
  username: string;
  email: string;
  fullName: string;
  /** Null for people who only stand in lists: nobody can sign in as them. */
  password: string | null;
  role: Role;
  createdAt: string;
};

export type DemoProject = {
  id: number;
  name: string;
  description: string;
  image: string;
  location: string;
  status: ProjectStatus;
  funded: number;
  target: number;
  annualReturn: string;
  minInvestment: number;
  term: string;
  propertyType: PropertyType;
  currentValuation: number | null;
  totalInvestors: number;
  fundedDate: string | null;
  exitDate: string | null;
};

export type DemoInvestment = {
  id: number;
  userId: number;
  projectId: number;
  projectName: string;
  amount: number;
  annualReturn: number;
  imageUrl: string;
};

export type DemoPayment = {
  id: number;
  investmentId: number;
  userId: number;
  projectId: number;
  amount: string;
  paymentDate: string;
  period: string;
  status: PaymentStatus;
};

export type DemoPost = { id: number; slug: string; title: string; excerpt: string; content: string; imageUrl: string };

export type DemoWaitlistRequest = {
  id: number;
  email: string;
  fullName: string;
  location: string;
  occupation: string;
  whyInterested: string;
  consentData: boolean;
  investmentRange: InvestmentRange | null;
  socialProfiles: string | null;
  referralSource: ReferralSource | null;
  invitationCode: string | null;
  receiveNews: boolean;
  createdAt: string;
};

export type DemoInvitation = {
  id: number;
  code: string;
  maxUses: number;
  uses: number;
  expiresAt: string | null;
  email: string | null;
  createdAt: string;
};
