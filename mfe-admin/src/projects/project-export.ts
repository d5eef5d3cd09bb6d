import { decimalComma, projectStatus, propertyTypeLabel, shortDate } from '@cimiento/contracts';
import type { ExportColumn } from '../records/export-file';
import type { Project } from './project-form';

const dateOrNothing = (date: string | null): string | null => (date === null ? null : shortDate(date));

/** A project as a line of a file. */
export const projectExport: readonly ExportColumn<Project>[] = [
  ['ID', ({ id }) => id],
  ['Nombre', ({ name }) => name],
  ['Ubicación', ({ location }) => location],
  ['Estado', ({ status }) => projectStatus[status].label],
  ['Tipo', ({ propertyType }) => propertyTypeLabel[propertyType]],
  ['Financiado', ({ funded }) => funded],
  ['Meta', ({ target }) => target],
  ['Inversores', ({ totalInvestors }) => totalInvestors],
  ['Inversión mínima', ({ minInvestment }) => minInvestment],
  ['Retorno (%)', ({ annualReturn }) => decimalComma(annualReturn)],
  ['Plazo', ({ term }) => term],
  ['Valoración actual', ({ currentValuation }) => currentValuation],
  ['Fecha de financiamiento', ({ fundedDate }) => dateOrNothing(fundedDate)],
  ['Fecha de salida', ({ exitDate }) => dateOrNothing(exitDate)],
];
