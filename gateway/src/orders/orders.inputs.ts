import { orderFields, type OrderInput as OrderValues } from '@cimiento/contracts/fields';
import { createInputType } from '../graphql/input-type';

export const OrderInput = createInputType('OrderInput', 'An order to invest.', orderFields);
export type OrderInput = OrderValues;
