/** The marketing figures of specification §1, in one place. */
export const claims = {
  hero: '+12% Proyectado',
  projected: '8-12%',
  exampleProperty: 300_000,
  exampleFractions: 300,
  traditionalMinimum: '$500K+',
  excluded: '95%',
} as const;
