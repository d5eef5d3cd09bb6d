import type { DemoUser } from './types';

const people: [username: string, fullName: string, createdAt: string][] = [
  ['jorge.vera', 'Jorge Vera Molina', '2024-04-22T15:20:00.000Z'],
  ['camila.rojas', 'Camila Rojas Peña', '2024-04-26T18:02:00.000Z'],
  ['andres.munoz', 'Andrés Muñoz Lara', '2024-05-02T13:45:00.000Z'],
  ['valentina.diaz', 'Valentina Díaz Cárdenas', '2024-05-06T21:10:00.000Z'],
  ['sebastian.leon', 'Sebastián León Andrade', '2024-05-11T16:33:00.000Z'],
  ['lucia.benitez', 'Lucía Benítez Quispe', '2024-05-15T14:05:00.000Z'],
  ['mateo.salinas', 'Mateo Salinas Ortega', '2024-05-20T19:27:00.000Z'],
  ['daniela.nunez', 'Daniela Núñez Ibáñez', '2024-05-24T12:50:00.000Z'],
  ['ricardo.ponce', 'Ricardo Ponce Vélez', '2024-05-29T17:41:00.000Z'],
  ['ana.guaman', 'Ana Lucía Guamán', '2024-06-05T20:15:00.000Z'],
  ['felipe.arango', 'Felipe Arango Restrepo', '2024-06-19T15:58:00.000Z'],
  ['ximena.flores', 'Ximena Flores Huamán', '2024-07-08T13:09:00.000Z'],
];

/** Two administrators, of whom the second approves what the first proposes, an investor, and twelve users for the lists. */
export const demoUsers: DemoUser[] = [
  {
    id: 1,
    username: 'admin',
    email: 'admin@cimiento.example',
    fullName: 'Andrea Paredes',
    password: 'admin123',
    role: 'admin',
    createdAt: '2024-04-01T14:00:00.000Z',
  },
  {
    id: 2,
    username: 'maria',
    email: 'maria@ejemplo.example',
    fullName: 'María Fernanda Torres',
    password: 'maria123',
    role: 'user',
    createdAt: '2024-04-18T16:30:00.000Z',
  },
  {
    id: 15,
    username: 'tesoreria',
    email: 'tesoreria@cimiento.example',
    fullName: 'Tomás Cevallos',
    password: 'tesoreria123',
    role: 'admin',
    createdAt: '2024-04-02T14:00:00.000Z',
  },
  ...people.map(([username, fullName, createdAt], index): DemoUser => ({
    id: index + 3,
    username,
    email: `${username}@ejemplo.example`,
    fullName,
    password: null,
    role: 'user',
    createdAt,
  })),
];
