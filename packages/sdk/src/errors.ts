import type { components } from './api.generated';

export type Problem = components['schemas']['Problem'];

/** An unsuccessful response. `message` is Spanish, for users; programs read `code`. */
export class ApiError extends Error {
  constructor(
    readonly problem: Problem,
    /** `Request-Id` of the answer, for a question to us. */
    readonly requestId: string | null,
  ) {
    super(problem.message);
    this.name = 'ApiError';
  }

  /** Stable code, such as CONFLICT. */
  get code(): Problem['code'] {
    return this.problem.code;
  }

  get status(): number {
    return this.problem.status;
  }
}

type Answer<Data> = { data?: Data; error?: unknown; response: Response };

function toProblem(error: unknown, { status, statusText }: Response): Problem {
  if (typeof error === 'object' && error !== null && 'code' in error) return error as Problem;
  const message = `${status} ${statusText}`;
  return { type: '/api/problems/INTERNAL', code: 'INTERNAL', title: message, status, detail: message, message };
}

/** The data of an answer. @throws ApiError for any other answer */
export async function unwrap<Data>(answer: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await answer;
  if (data === undefined) throw new ApiError(toProblem(error, response), response.headers.get('Request-Id'));
  return data;
}
