import type { SessionUser } from '@cimiento/session';

/** The signed-in investor. */
export const ana: SessionUser = {
  id: 2,
  username: 'ana',
  email: 'ana@prueba.example',
  fullName: 'Ana Lucía Ñáñez',
  role: 'user',
  staffRole: null,
};

/** The administration takes 8 % of each rent, including tax. */
export const managementFee = {
  kind: 'management' as const,
  base: 'rent' as const,
  percent: 8,
  hurdlePercent: null,
  catchUp: false,
  vatPercent: 0,
  validFrom: '2025-01-01',
  wholePercent: 8,
};

export const project = {
  id: 4,
  name: 'Edificio Guayacán',
  description: 'Doce departamentos en La Floresta.\n\nEntrega en dos etapas.',
  image: '/guayacan.jpg',
  location: 'Quito, Ecuador',
  status: 'available' as const,
  funded: 75_000,
  reserved: 0,
  target: 300_000,
  annualReturn: '8.5',
  minInvestment: 1000,
  term: '36 meses',
  propertyType: 'residencial' as const,
  currentValuation: null,
  totalInvestors: 12,
  fundedDate: null,
  exitDate: null,
  archivedAt: null,
  publishedAt: '2026-01-05T15:00:00.000Z',
  responsible: null,
  fees: null,
  feeRules: [managementFee],
  sale: null,
  risks: null,
  round: null,
};

/** An open round of the project, whose first-come orders have raised a quarter of its target. */
export const round = {
  minimum: 200_000,
  opensAt: '2020-01-10',
  closesAt: '2090-03-05',
  mode: 'first_come' as const,
  state: 'open' as const,
  extended: false,
  paid: 75_000,
  interested: 0,
  reason: null,
};

/** A paid order whose investment exists. */
export const paidOrder = {
  id: 3,
  number: 'CIM-000003',
  projectId: 4,
  amount: 10_000,
  status: 'paid' as const,
  investmentId: 7,
};

export const investment = {
  id: 7,
  projectId: 4,
  projectName: 'Edificio Guayacán',
  amount: 10_000,
  annualReturn: 8.5,
  imageUrl: '/guayacan.jpg',
  actualReturns: '212.50',
  projectedReturns: '850.00',
  investedOn: '2025-01-15',
  rentPace: {
    expectedGross: '212.50',
    expected: '212.50',
    received: '177.09',
    deducted: '0.00',
    early: '0.00',
    late: '35.41',
    missed: '0.00',
    firstDueDate: '2025-03-15',
  },
};

export const payment = {
  id: 31,
  investmentId: 7,
  projectName: 'Edificio Guayacán',
  amount: '70.83',
  paymentDate: '2025-03-05',
  creditedOn: null,
  period: '2025-02',
  status: 'paid' as const,
  rentState: 'received' as const,
};

/** An account that only a password protects. */
export const noSecondFactor = {
  totpSince: null,
  recoveryCodesLeft: 0,
  isRequired: false,
  canAddPasskeys: true,
  passkeys: [],
};
