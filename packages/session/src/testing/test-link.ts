import { ApolloLink, Observable, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { errorCodes, messages, type ErrorCode, type FieldErrors } from '@cimiento/contracts';
import schemaText from 'gateway-schema';
import { buildSchema, execute, GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';

type Responder = (variables: OperationVariables) => unknown;

/** Response of the test server to one operation. */
export type Reply = { operation: string; respond: Responder };

const getOperationName = ({ definitions }: TypedDocumentNode<unknown, never>): string => {
  const operation = definitions.find((node): node is OperationDefinitionNode => node.kind === 'OperationDefinition');
  if (!operation?.name) throw new Error('A tested operation needs a name');
  return operation.name.value;
};

/** Answers an operation with data, or with what a function makes of its variables; a function may throw a `serverError`. */
export const reply = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  answer: Data | ((variables: Variables) => Data | Promise<Data>),
): Reply => ({
  operation: getOperationName(document),
  respond: typeof answer === 'function' ? (answer as Responder) : () => answer,
});

/** An error as the gateway sends it: code with its status, message in Spanish, and a message per field. */
export const serverError = (code: ErrorCode, message: string, errors?: FieldErrors): GraphQLError =>
  new GraphQLError(message, { extensions: { code, status: errorCodes[code].status, errors } });

/** The refusal of a change whose record was changed by somebody else, as the gateway sends it. */
export const failChanged = (): never => {
  const { status } = errorCodes.CONFLICT;
  throw new GraphQLError(messages.changedMeanwhile, { extensions: { code: 'CONFLICT', status, changed: true } });
};

/** An answer that throws a `serverError`. */
export const fail =
  (...error: Parameters<typeof serverError>) =>
  (): never => {
    throw serverError(...error);
  };

/** An answer that never arrives. */
export const neverAnswer = (): Promise<never> => new Promise(() => undefined);

let schema: GraphQLSchema | undefined;

const getSchema = (): GraphQLSchema => (schema ??= buildSchema(schemaText));

export type SentRequest = { operation: string; variables: OperationVariables; headers: Record<string, string> };

/**
 * A link to a server in memory. Answers pass through the gateway's schema, so an answer of another shape fails the test. The latest reply
 * to an operation counts; an operation without a reply fails the test through console.error.
 */
export function createTestLink(replies: readonly Reply[]) {
  const responders = new Map(replies.map(({ operation, respond }) => [operation, respond]));
  const requests: SentRequest[] = [];

  const respond = async (operation: ApolloLink.Operation): Promise<ApolloLink.Result> => {
    const { operationName = '', query, variables } = operation;
    const { headers = {} } = operation.getContext() as { headers?: Record<string, string> };
    requests.push({ operation: operationName, variables, headers });
    const responder = responders.get(operationName);
    if (!responder) {
      console.error(`No reply to ${operationName} ${JSON.stringify(variables)}`);
      return { errors: [new GraphQLError('No reply')] };
    }
    try {
      const rootValue = await responder(variables);
      const result = await execute({
        schema: getSchema(),
        document: query,
        rootValue,
        variableValues: variables,
        // The data of a reply has the names of the query, aliases included.
        fieldResolver: (source: Record<string, unknown>, _args, _context, { path }) => source[path.key],
      });
      if (result.errors) console.error(`A wrong reply to ${operationName}: ${result.errors.join('; ')}`);
      return result as ApolloLink.Result;
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return { data: null, errors: [error] };
    }
  };

  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        respond(operation).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
  return {
    link,
    requests,
    /** Replaces the reply to an operation from now on. */
    setReply: ({ operation, respond: next }: Reply) => void responders.set(operation, next),
  };
}

/** An answer that is lost on the way, as without a connection. */
export function loseConnection(): never {
  throw new TypeError('Failed to fetch');
}
