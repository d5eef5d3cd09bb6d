export { Catalog } from './Catalog';
export { Group, Show } from './Group';
