import type { InvestmentRange, ReferralSource, Role, StaffRole } from '@cimiento/contracts';
import type { InvestmentInput, PaymentInput, PostInput, ProjectInput } from '@cimiento/contracts/schemas';

/** A valid input with the id that it has in every fresh database. */
type Numbered<Input> = Input & { id: number };

export type DemoUser = {
  id: number;
  username: string;
  email: string;
  fullName: string;
  /** Null for users who exist only in lists: nobody can sign in as them. */
  password: string | null;
  role: Role;
  staffRole: StaffRole | null;
  createdAt: string;
};

type NullableName<Input> = { [Name in keyof Input]: null extends Input[Name] ? Name : never }[keyof Input];

/** Nullable columns can be left out. */
type WithoutNulls<Input> = Omit<Input, NullableName<Input>> & Partial<Pick<Input, NullableName<Input>>>;

export type DemoProject = Numbered<WithoutNulls<ProjectInput>> & { reserved: number };
export type DemoInvestment = Numbered<Required<InvestmentInput>> & { investedOn: string };
/** A payment, with the fee that its share lost. */
export type DemoPayment = Numbered<PaymentInput> & { fee: string };
export type DemoPost = Numbered<PostInput>;

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
