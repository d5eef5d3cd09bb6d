export { Bars } from './Bars';
export { Columns } from './Columns';
