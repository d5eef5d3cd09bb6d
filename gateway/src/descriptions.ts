import {
  type GraphQLSchema,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { describeValue } from './value-descriptions';

/** Descriptions of fields that mean the same in every type. */
export const fieldTexts: Readonly<Record<string, string>> = {
  accountType: 'Account type: savings or checking.',
  amount: 'Amount in US dollars.',
  balance: 'Balance in US dollars.',
  bankAccountId: 'ID of the collecting account.',
  bookedOn: 'Date on which the bank booked the transaction.',
  currentValuation: 'Current value of the property; null if it has not been appraised.',
  decidedAt: 'When the request was decided; null while it is pending.',
  excerpt: 'Introduction of one or two sentences.',
  exitDate: 'Date on which the property was sold; null if it was not sold.',
  fundedDate: 'Date on which the target was reached; null if it has not been reached.',
  group: 'Group of notifications that are configured together.',
  memo: 'Description of the purpose.',
  minInvestment: 'Minimum investment, which is also the size of a fraction.',
  orderId: 'Order ID; null if the match is not an order.',
  paidOn: 'Day on which it was paid; null if it has not been paid.',
  projectName: 'Project name, kept even if the project is deleted.',
  reference: 'Reference that identifies the transaction; null if there is none.',
  socialProfiles: 'Social media profiles; null if none were given.',
  target: 'Amount to be raised.',
  term: 'Investment term, as text.',
  text: 'The message as plain text.',
  user: 'The user; null if the account no longer exists.',
  batchId: 'ID of the withdrawal batch; null if the line does not pay a batch.',
  withdrawalId: 'Withdrawal ID; null if the match is not a withdrawal.',
  authorityNotifiedOn: 'Date on which the authority was notified; null until then.',
  contentType: 'MIME type of the file, for example application/pdf.',
  measures: 'Measures taken.',
  peopleNotifiedOn: 'Date on which the affected people were notified; null until then.',
  account: 'Ledger account.',
  accounts: 'Number of accounts.',
  action: 'Kind of change.',
  affectedData: 'Kinds of personal data that are affected.',
  at: 'Time of the step.',
  available: 'Available balance in US dollars.',
  bank: 'Name of the bank.',
  bankReference: 'Reference that the bank gave to the transfer.',
  body: 'The message as plain text.',
  by: 'User who did it.',
  check: 'Checked condition.',
  closingBalance: 'Balance after the last line, in US dollars.',
  code: 'The code as text.',
  confirmation: 'Confirmation by a second administrator; null if none is needed.',
  count: 'Number of records.',
  createdAt: 'When the record was created.',
  credit: 'Credited amount in US dollars; null if the posting is a debit.',
  currentPassword: 'Password in use until now.',
  date: 'Calendar date.',
  decision: 'The decision.',
  description: 'Description as text; null if there is none.',
  detectedOn: 'Date on which it was detected.',
  dueDate: 'Date by which it is due.',
  email: 'E-mail address.',
  endpointId: 'ID of the webhook endpoint; null if it was deleted.',
  entity: 'Kind of the changed record.',
  entry: 'Ledger entry.',
  entryId: 'ID of the ledger entry.',
  failed: 'Number of those that failed.',
  faults: 'Faults by field.',
  fileName: 'Name under which the file is saved.',
  firstAt: 'When it happened for the first time.',
  from: 'First day, included.',
  fullName: 'First and last name.',
  fundedFrom: 'Source of the money.',
  givenAt: 'When it was given.',
  holderIdNumber: 'Identity number of the account holder.',
  holderName: 'Name of the account holder.',
  id: 'ID of the record.',
  ids: 'IDs of the records.',
  imageUrl: 'Address of the picture; null if there is none.',
  investmentId: 'Investment ID; null if there is none.',
  investments: 'Number of investments.',
  invitationCode: 'Invitation code; null if there is none.',
  idKind: 'Kind of the document of identity.',
  legalName: 'Full name of the person or company.',
  idNumber: 'Number of the document of identity.',
  birthDate: 'Date of birth.',
  address: 'Address of residence.',
  phone: 'Phone number.',
  idExpiresOn: 'Last day on which the document of identity is valid.',
  pepDetail: 'Public office, who holds it and since when.',
  fundsOrigin: 'Origin of the invested money.',
  representative: 'Legal representative of a company.',
  representativeIdNumber: 'Cédula of the representative.',
  appointmentEndsOn: "Last day of the representative's appointment.",
  kind: 'Kind of the record.',
  label: 'Text that names it, in Spanish.',
  lastAt: 'When it happened for the last time.',
  lines: 'Lines, in the order of the statement.',
  location: 'City or area.',
  missed: 'Number of missed payments.',
  monthsMissed: 'Number of months without a payment.',
  monthsOnTime: 'Number of months paid on time.',
  name: 'Name as text.',
  occupation: 'Occupation as text.',
  occurredOn: 'Date of the entry in the books.',
  openingBalance: 'Balance before the first line, in US dollars.',
  paid: 'Number of paid payments.',
  paymentDate: 'Payment date.',
  payments: 'Number of payments.',
  pending: 'Number of pending payments.',
  projectId: 'Project ID; null if there is none.',
  projects: 'Number of projects.',
  propertyType: 'Type of the property.',
  publishedAt: 'When it was published.',
  purpose: 'Purpose; null if it is not stated.',
  queue: 'Queue of the console.',
  queued: 'Number of those that wait.',
  ready: 'Number of those that are done.',
  reason: 'Reason as text.',
  receiveNews: 'Whether news may be sent by e-mail.',
  recordId: 'ID of the changed record.',
  requestedBy: 'ID of the user who requested it.',
  role: 'Role of the account.',
  state: 'Current state.',
  status: 'Current status.',
  subject: 'Subject of the e-mail; null if it was removed.',
  title: 'Title as text.',
  to: 'Last day, included.',
  totalInvestors: 'Number of investors that the project states.',
  usedAt: 'When it was used.',
  userId: 'User ID; null if there is none.',
  users: 'Number of users.',
  version: 'Version of the record.',
  visibility: 'Users who may see it.',
  whyInterested: 'Reason for the interest.',
  withdrawalIds: 'IDs of the withdrawals.',
  year: 'Calendar year.',
};

/** Descriptions of arguments that mean the same in every operation. */
export const argumentTexts: Readonly<Record<string, string>> = {
  decision: 'The decision.',
  bankAccountId: 'ID of the collecting account.',
  credential: "The browser's response, as JSON.",
  limit: 'Maximum number of items to return; all by default.',
  rows: 'Rows, in file order.',
  accountId: 'ID of the ledger account.',
  code: 'The code as text.',
  entryId: 'ID of the ledger entry.',
  file: 'The uploaded file.',
  format: 'Format of the file.',
  id: 'ID of the record.',
  ids: 'IDs of the records.',
  input: 'Values of the record or action.',
  name: 'Name as text.',
  period: 'Month in the format YYYY-MM.',
  projectId: 'ID of the project.',
  queue: 'Queue of the console.',
  sort: 'Field by which the list is sorted.',
  userId: 'ID of the user.',
  version: 'Number of the version, starting at 1.',
  year: 'Calendar year.',
};

type Described = { name: string; type?: GraphQLType; description?: string | null };

const withoutNull = (text: string | undefined): string | undefined => text?.replace(/; null [^.;]*/, '');

/** The part of a text about null is left out where there is no null. */
function describe(parts: readonly Described[], texts: Readonly<Record<string, string>>): void {
  for (const part of parts)
    part.description ??= isNonNullType(part.type) ? withoutNull(texts[part.name]) : texts[part.name];
}

/** Adds the descriptions of names that mean the same in every type. A `description` beside a field wins. */
export function describeSchema(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isEnumType(type))
      for (const value of type.getValues()) value.description ??= describeValue(type.name, value.name);
    if (isInputObjectType(type)) describe(Object.values(type.getFields()), fieldTexts);
    if (!isObjectType(type)) continue;
    const fields = Object.values(type.getFields());
    describe(fields, fieldTexts);
    for (const { args } of fields) describe(args, argumentTexts);
  }
  describe([schema.getQueryType() ?? { name: '' }, schema.getMutationType() ?? { name: '' }], {
    Query: 'Operations that read data without changing it.',
    Mutation: 'Operations that change data. Multiple operations in a request run in sequence.',
  });
  return schema;
}
