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

/** They came later than the second administrator, whose id is between. */
const laterPeople: typeof people = [
  ['patricio.jaramillo', 'Patricio Jaramillo Ruales', '2024-07-11T16:20:00.000Z'],
  ['isabel.tapia', 'Isabel Tapia Montalvo', '2024-07-15T14:48:00.000Z'],
  ['hernan.quiroga', 'Hernán Quiroga Bustos', '2024-07-19T19:05:00.000Z'],
  ['gloria.aguirre', 'Gloria Aguirre Zambrano', '2024-07-24T15:31:00.000Z'],
  ['esteban.cardona', 'Esteban Cardona Vallejo', '2024-07-30T20:12:00.000Z'],
  ['martina.olmedo', 'Martina Olmedo Cueva', '2024-08-02T13:37:00.000Z'],
  ['rodrigo.saavedra', 'Rodrigo Saavedra Pinto', '2024-08-07T18:54:00.000Z'],
  ['carmen.yanez', 'Carmen Yánez Bravo', '2024-08-13T14:26:00.000Z'],
  ['alvaro.castillo', 'Álvaro Castillo Merino', '2024-08-20T17:09:00.000Z'],
];

const createListed = (rows: typeof people, firstId: number): DemoUser[] =>
  rows.map(([username, fullName, createdAt], index) => ({
    id: index + firstId,
    username,
    email: `${username}@ejemplo.example`,
    fullName,
    password: null,
    role: 'user',
    staffRole: null,
    createdAt,
  }));

/** Two administrators, of whom the second approves what the first proposes, an accountant, an auditor, an investor, and 21 users who hold what the projects have raised. */
export const demoUsers: DemoUser[] = [
  {
    id: 1,
    username: 'admin',
    email: 'admin@cimiento.example',
    fullName: 'Andrea Paredes',
    password: 'admin123',
    role: 'admin',
    staffRole: 'administrator',
    createdAt: '2024-04-01T14:00:00.000Z',
  },
  {
    id: 2,
    username: 'maria',
    email: 'maria@ejemplo.example',
    fullName: 'María Fernanda Torres',
    password: 'maria123',
    role: 'user',
    staffRole: null,
    createdAt: '2024-04-18T16:30:00.000Z',
  },
  {
    id: 15,
    username: 'tesoreria',
    email: 'tesoreria@cimiento.example',
    fullName: 'Tomás Cevallos',
    password: 'tesoreria123',
    role: 'admin',
    staffRole: 'administrator',
    createdAt: '2024-04-02T14:00:00.000Z',
  },
  {
    id: 25,
    username: 'finanzas',
    email: 'finanzas@cimiento.example',
    fullName: 'Fernanda Ibarra',
    password: 'finanzas123',
    role: 'admin',
    staffRole: 'finance',
    createdAt: '2024-04-03T14:00:00.000Z',
  },
  {
    id: 26,
    username: 'auditor',
    email: 'auditor@cimiento.example',
    fullName: 'Álvaro Espinosa',
    password: 'auditor123',
    role: 'admin',
    staffRole: 'auditor',
    createdAt: '2024-04-04T14:00:00.000Z',
  },
  ...createListed(people, 3),
  ...createListed(laterPeople, 16),
];
