import { projectStatus, propertyTypeLabel } from '../investing/projects';
import {
  choice,
  count,
  date,
  dollars,
  flag,
  longText,
  kept,
  nullable,
  percentText,
  recorded,
  text,
  url,
  type InputFrom,
} from './field';
import type { ApiTexts } from './record';

const wholeDollars = (subject: string): string => `${subject} debe ser un número entero de dólares`;

/** Money in whole US dollars. */
export const projectFields = {
  name: text('Nombre', { message: 'El nombre es requerido' }),
  location: text('Ubicación', { message: 'La ubicación es requerida' }),
  status: choice('Estado', projectStatus, {
    fallback: 'available',
    description: 'Status of the project; defaults to `available`.',
  }),
  propertyType: choice('Tipo de propiedad', propertyTypeLabel, {
    fallback: 'residencial',
    description: 'Use of the property; defaults to `residencial`.',
  }),
  target: dollars('Objetivo', { initial: 0, message: wholeDollars('El objetivo') }),
  funded: dollars('Financiado', {
    initial: 0,
    message: wholeDollars('El monto financiado'),
    description: 'Amount raised so far.',
  }),
  reserved: recorded(dollars('Reservado')),
  minInvestment: dollars('Inversión mínima', { initial: 0, message: wholeDollars('La inversión mínima') }),
  annualReturn: percentText('Retorno anual', {
    message: 'El retorno anual debe ser un número, por ejemplo 8.5',
    placeholder: '8.5',
    columnLabel: 'Retorno',
    description: "Projected annual return in percent, as decimal text: '12' or '8.5'.",
  }),
  term: text('Plazo', { message: 'El plazo es requerido', placeholder: '36 meses' }),
  totalInvestors: count('Número de inversores', {
    fallback: 0,
    message: 'El número de inversores debe ser un número entero',
  }),
  currentValuation: nullable(dollars('Valoración actual', { message: wholeDollars('La valoración') })),
  fundedDate: nullable(date('Fecha de financiamiento', { shortDates: true })),
  exitDate: nullable(date('Fecha de salida', { shortDates: true })),
  image: url('Imagen', { message: 'La imagen es requerida', description: 'URL of the image.' }),
  description: longText('Descripción', { message: 'La descripción es requerida' }),
  responsible: kept(
    text('Responsable', {
      hint: 'Quién responde por el proyecto: la empresa y la persona.',
      description: 'The company and person responsible for the project; null if not stated.',
    }),
  ),
  fees: kept(
    longText('Comisiones', {
      hint: 'Una por párrafo, con lo que se cobra y cuándo.',
      description: "Fees paid by the project's investors, one per paragraph; null if not stated.",
    }),
  ),
  risks: kept(
    longText('Riesgos propios', {
      hint: 'Los de este proyecto, uno por párrafo. Los comunes a todos ya se muestran.',
      description: 'Specific risks of the project, one per paragraph; null if not stated.',
    }),
  ),
};

/** Whether a new project is kept from everybody but administrators until it is published. */
export const projectDraftField = flag('Guardar como borrador', {
  fallback: false,
  description: 'Whether it is a draft: only administrators see it, and nobody invests in it until it is published.',
});

/** A project as an administrator writes it. */
export type ProjectInput = InputFrom<typeof projectFields>;

export const projectApiTexts: ApiTexts = {
  'Project.publishedAt': 'Cuándo se publicó; null en un borrador',
  'Project.responsible': 'Empresa y persona responsables del proyecto',
  'Project.fees': 'Comisiones que pagan sus inversionistas, una en cada párrafo',
  'Project.risks': 'Riesgos propios del proyecto, uno en cada párrafo',
};
