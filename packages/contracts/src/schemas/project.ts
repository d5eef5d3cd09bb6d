import Joi from 'joi';
import { limits } from '../limits';
import { projectStatuses, propertyTypes, type ProjectStatus, type PropertyType } from '../statuses';
import { calendarDate, count, dollars, oneOf, rateText, requiredText } from './fields';

export type ProjectInput = {
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

const { max } = limits.shortText;
const blank = Joi.valid('', null);

/** A project as an administrator writes it (specification §3 and §5). Money in whole dollars, return in percent as decimal text. */
export const projectSchema = Joi.object<ProjectInput>({
  name: requiredText(1, max, 'El nombre es requerido'),
  description: requiredText(1, limits.longText.max, 'La descripción es requerida'),
  image: requiredText(1, limits.url.max, 'La imagen es requerida'),
  location: requiredText(1, max, 'La ubicación es requerida'),
  status: oneOf(projectStatuses).default('available'),
  funded: dollars('El monto financiado debe ser un número entero de dólares').required(),
  target: dollars('El objetivo debe ser un número entero de dólares').required(),
  annualReturn: rateText('El retorno anual debe ser un número, por ejemplo 8.5').required(),
  minInvestment: dollars('La inversión mínima debe ser un número entero de dólares').required(),
  term: requiredText(1, max, 'El plazo es requerido'),
  propertyType: oneOf(propertyTypes).default('residencial'),
  currentValuation: dollars('La valoración debe ser un número entero de dólares').empty(blank).default(null),
  totalInvestors: count('El número de inversores debe ser un número entero').empty(blank).default(0),
  fundedDate: calendarDate('La fecha debe tener la forma AAAA-MM-DD').empty(blank).default(null),
  exitDate: calendarDate('La fecha debe tener la forma AAAA-MM-DD').empty(blank).default(null),
});
