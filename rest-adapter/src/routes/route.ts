import type { ErrorCode } from '@cimiento/contracts';
import type { ObjectSchema } from 'joi';
import type { Variables } from '../gateway';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a request brings, checked. */
export type Input = {
  /** The `{id}` of the path. */
  id?: number;
  /** The body as its schema cleans it. */
  body?: unknown;
};

/** One row of the table: a path of specification §7 and the GraphQL operation that answers it. */
export type Route = {
  method: Method;
  /** As in the specification, with `{id}` where a record is named. */
  path: string;
  /** In Spanish, for the documentation. */
  summary: string;
  /** Who gets an answer. The resolver decides; this says so, and puts its refusal before those of the input. */
  access: 'public' | 'user' | 'admin';
  /** Rules of the body; without them no body is read. */
  body?: ObjectSchema;
  /** Fields that a PUT may send back as a GET gave them; they change nothing. */
  readOnly?: readonly string[];
  /** What is answered is the only root field of this operation. */
  operation: string;
  /** Variables of the operation; `{ id, input }` unless told otherwise. */
  variables?: (input: Input) => Variables;
  /** Who cuts the pages of a list: its operation takes `after` and `limit`, or it gives all and the adapter cuts. */
  pagedBy?: 'operation' | 'adapter';
  /**
   * For what is the same for everybody, whose requests then share readings: visitors also one that is a moment old. Nobody is asked who
   * they are.
   */
  shared?: true;
  /** What its answer is called in the documentation (of a list: one record). */
  answer: string;
  /** 200 unless something is created. */
  status?: 200 | 201;
  /** Whether a request sent again with the same Idempotency-Key header gives the first answer (design §4). */
  idempotent?: boolean;
  /**
   * Whether its answer has the record's revision as its ETag, and a change or deletion heeds `If-Match`. The operation selects
   * `revision`, which is no part of the answer, and takes `$revision` where it changes or deletes.
   */
  revised?: true;
  /** Refusals beyond those that follow from method, access, body and path. */
  refusals?: readonly ErrorCode[];
};
