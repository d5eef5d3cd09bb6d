import { listInputFields, projectFields } from '@cimiento/contracts/fields';
import type { Project } from './project-form';

/** A published project, as the back office reads it in tests. */
export const project = {
  // Optional fields are empty.
  ...Object.fromEntries(listInputFields(projectFields).map(([name]) => [name, null])),
  id: 3,
  revision: 'p1',
  name: 'Torre Norte',
  description: 'Doce departamentos en La Floresta.',
  image: '/torre.jpg',
  location: 'Quito, Ecuador',
  status: 'available',
  funded: 150_000,
  reserved: 0,
  target: 300_000,
  annualReturn: '8.5',
  minInvestment: 1000,
  term: '36 meses',
  propertyType: 'residencial',
  totalInvestors: 12,
  isSettled: false,
  archivedAt: null,
  publishedAt: '2026-01-05T15:00:00.000Z',
} as Project;
