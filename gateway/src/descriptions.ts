import { type GraphQLSchema, isInputObjectType, isObjectType } from 'graphql';

/** Descriptions of fields that mean the same in every type. */
export const fieldTexts: Readonly<Record<string, string>> = {
  accountType: 'Savings or checking.',
  amount: 'US dollars.',
  balance: 'US dollars held in the account.',
  bankAccountId: 'The collecting account, by id.',
  bookedOn: 'Day on which the bank booked it.',
  currentValuation: 'Current value of the property; null if it was not appraised.',
  decidedAt: 'When it was decided; null while it is pending.',
  excerpt: 'One or two sentences that introduce it.',
  exitDate: 'Day on which the property was sold; null if it was not.',
  fundedDate: 'Day on which the target was reached; null before.',
  group: 'Kinds of notifications that are configured together.',
  memo: 'Purpose, in words.',
  minInvestment: 'Minimum investment, which is also the size of a fraction.',
  orderId: 'Id of the order; null if it is not an order.',
  paidOn: 'Day on which it was paid; null before.',
  projectName: 'Name of the project, even if the project was deleted.',
  reference: 'Reference that identifies it; null if there is none.',
  socialProfiles: 'Social network profiles; null if none were given.',
  target: 'Amount to raise.',
  term: 'Investment term, as text.',
  text: 'The message as plain text.',
  user: 'The user; null if the account no longer exists.',
  batchId: 'Id of the withdrawal batch; null if it is not in one.',
  withdrawalId: 'Id of the withdrawal; null if it is not a withdrawal.',
  authorityNotifiedOn: 'Day on which the authority was notified; null before.',
  contentType: 'MIME type of the file, for example application/pdf.',
  measures: 'Measures taken.',
  peopleNotifiedOn: 'Day on which the people affected were notified; null before.',
};

/** Descriptions of arguments that mean the same in every operation. */
export const argumentTexts: Readonly<Record<string, string>> = {
  bankAccountId: 'The collecting account, by id.',
  credential: "The browser's response, as JSON.",
  limit: 'At most this many; all unless stated.',
  rows: 'The rows, in file order.',
};

type Described = { name: string; description?: string | null };

function describe(parts: readonly Described[], texts: Readonly<Record<string, string>>): void {
  for (const part of parts) part.description ??= texts[part.name];
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
    Mutation: 'Operations that change data. Those of one request run in sequence.',
  });
  return schema;
}
