export { BarChart } from './BarChart';
export { ColumnChart } from './ColumnChart';
export type { ColumnDatum, Datum } from './chart-data';
