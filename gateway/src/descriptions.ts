import { type GraphQLSchema, type GraphQLType, isInputObjectType, isNonNullType, isObjectType } from 'graphql';

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
};

/** Descriptions of arguments that mean the same in every operation. */
export const argumentTexts: Readonly<Record<string, string>> = {
  bankAccountId: 'ID of the collecting account.',
  credential: "The browser's response, as JSON.",
  limit: 'Maximum number of items to return; all by default.',
  rows: 'Rows, in file order.',
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
