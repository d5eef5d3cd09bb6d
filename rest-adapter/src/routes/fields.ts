import {
  investmentFields,
  listInputFields,
  paymentFields,
  postFields,
  projectFields,
  type FieldTable,
} from '@cimiento/contracts/fields';

/** Selection of a record with its id and the fields that its input has too. */
const select = (table: FieldTable): string => ['id', ...listInputFields(table).map(([name]) => name)].join(' ');

// What a response shows of each kind of record, on every route.
// What is reserved is read-only.
export const project = `${select(projectFields)} reserved`;
export const post = select(postFields);
export const investment = select(investmentFields);
export const payment = select(paymentFields);
// The password is write-only, and the time of registration read-only.
export const user = 'id username email fullName role createdAt';
