import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { authChecker } from './access/guards/auth-checker';
import { limitAnswers } from './platform/graphql/limit-answers';
import { resolveTimes } from './platform/graphql/time-fields';
import { describeSchema } from './descriptions';
import { resolvers } from './resolvers.generated';
import { acceptFormerFunding } from './investing/orders/former-funding';

let built: GraphQLSchema | undefined;

/** Returns the schema. It is built once per process, because resolvers have no state. */
export function getGatewaySchema(): GraphQLSchema {
  if (built) return built;
  const schema = buildSchemaSync({
    resolvers,
    authChecker,
    // Services validate with the contract's Joi schemas.
    validate: false,
  });
  built = acceptFormerFunding(limitAnswers(describeSchema(resolveTimes(schema))));
  return built;
}
