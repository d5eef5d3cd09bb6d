import { type GraphQLSchema, isInputObjectType, isObjectType } from 'graphql';

/** What a field whose name does not say it means in every type that has it. */
export const fieldTexts: Readonly<Record<string, string>> = {
  accountType: 'Savings or checking.',
  amount: 'US dollars.',
  balance: 'US dollars; what the account holds.',
  bankAccountId: 'The collecting account, by id.',
  bookedOn: 'Day on which the bank booked it.',
  currentValuation: 'What the property is worth now; null if nobody valued it.',
  decidedAt: 'When it was decided; null while it waits.',
  excerpt: 'One or two sentences that say what it is about.',
  exitDate: 'Day on which the property was sold; null if it was not.',
  fundedDate: 'Day on which the target was reached; null before.',
  group: 'Kinds of notifications that are chosen together.',
  memo: 'What it is for, in words.',
  minInvestment: 'Least amount of an investment, which is also one fraction.',
  orderId: 'The order, by id; null if it is none of an order.',
  paidOn: 'Day on which it was paid; null before.',
  projectName: 'Name of the project, also of a deleted one.',
  reference: 'Reference by which it is recognized; null if there is none.',
  socialProfiles: 'Profiles in social networks; null if none were given.',
  target: 'Amount to raise.',
  term: 'How long the capital stays invested, as text.',
  text: 'The message as plain text.',
  user: 'The person; null if the account is gone.',
  batchId: 'The file of withdrawals for the bank, by id; null if it is in none or none of one.',
  withdrawalId: 'The withdrawal, by id; null if it is none of a withdrawal.',
  authorityNotifiedOn: 'Day on which the authority was told; null before.',
  contentType: 'Kind of the file, such as application/pdf.',
  measures: 'What was done about it.',
  peopleNotifiedOn: 'Day on which the people were told; null before.',
};

/** What an argument whose name does not say it means in every operation that has it. */
export const argumentTexts: Readonly<Record<string, string>> = {
  bankAccountId: 'The collecting account, by id.',
  credential: 'What the browser answered, as JSON.',
  limit: 'At most this many; all unless stated.',
  rows: 'The rows, in the order of the file.',
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
    Query: 'Reads. They change nothing.',
    Mutation: 'Changes. Those of one request run one after another.',
  });
  return schema;
}
