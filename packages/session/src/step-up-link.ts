import type { ApolloLink, Observable } from '@apollo/client';
import { toCallError, type GraphQLErrors } from './call-error';
import { noteCode } from './session-user';
import type { StepUp } from './step-up';

type ApolloClasses = { ApolloLink: typeof ApolloLink; Observable: typeof Observable };

const getCode = ({ errors }: { errors?: GraphQLErrors }) => errors?.[0]?.extensions?.code;

/**
 * A link that requests a proof of identity when an operation needs one, and sends the operation again. It is given Apollo Client's classes,
 * so that they stay in their own script.
 */
export const createStepUpLink = (
  { ApolloLink: Link, Observable: Stream }: ApolloClasses,
  { ask, reportEnrolmentMissing }: Pick<StepUp, 'ask' | 'reportEnrolmentMissing'>,
) =>
  new Link(
    (operation, forward) =>
      new Stream((observer) => {
        let isWaiting = false;
        let subscription = forward(operation).subscribe({
          next: (result) => {
            const code = getCode(result);
            noteCode(code);
            if (code === 'SECOND_FACTOR_ENROLMENT_REQUIRED') reportEnrolmentMissing();
            if (code !== 'STEP_UP_REQUIRED') {
              observer.next(result);
              return;
            }
            isWaiting = true;
            void ask().then((isProven) => {
              if (isProven) {
                subscription = forward(operation).subscribe(observer);
                return;
              }
              observer.next(result);
              observer.complete();
            });
          },
          error: (error: unknown) => {
            noteCode(toCallError(error).code);
            observer.error(error);
          },
          complete: () => {
            if (!isWaiting) observer.complete();
          },
        });
        return () => subscription.unsubscribe();
      }),
  );
