import { identityAnswerReasonFields, identityFields, type IdentityProfile } from '@cimiento/contracts/fields';
import { listGivenAnswers, type GivenAnswer } from '@cimiento/product-ui/identity';
import { Button, color, Muted, Row, space, Stack, TextField } from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { WholeIdentityCaseFragment } from './cases.generated';
import type { Review } from './useReview';

const Answers = styled.ul`
  display: grid;
  gap: 0 ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    padding-block: ${space[0.5]};
    border-bottom: 1px solid ${color.line};
  }

  strong {
    font-weight: 560;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]};
`;

const names = [...Object.keys(identityFields), 'owners'];

const usualReason = 'No coincide con el documento que enviaste.';

type AnswerProps = { answer: GivenAnswer; review: Review; mayDecide: boolean };

/** An answer, and the reason for which it is refused. */
function Answer({ answer: { name, label, value }, review, mayDecide }: AnswerProps) {
  const refused = review.answers[name];
  const [typed, setTyped] = useState<string | null>(null);
  const close = () => setTyped(null);
  return (
    <li>
      <Line>
        <div>
          <Muted as="small">{label}</Muted>
          <strong>{value}</strong>
        </div>
        {mayDecide && typed === null && refused === undefined && (
          <Button
            size="small"
            variant="ghost"
            aria-label={`Pedir que corrija: ${label}`}
            onClick={() => setTyped(usualReason)}
          >
            Corregir
          </Button>
        )}
        {refused !== undefined && (
          <Button
            size="small"
            variant="ghost"
            aria-label={`No pedir que corrija: ${label}`}
            onClick={() => review.refuse(name, null)}
          >
            Quitar
          </Button>
        )}
      </Line>
      {refused !== undefined && <Muted>{`Leerá: ${refused}`}</Muted>}
      {typed !== null && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() === '') return;
            review.refuse(name, typed.trim());
            close();
          }}
        >
          <Stack $gap={1} $top={1}>
            <TextField
              label={`Por qué corregir: ${label}`}
              autoFocus
              maxLength={identityAnswerReasonFields.reason.max}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Row>
              <Button type="submit" size="small" disabled={typed.trim() === ''}>
                Pedir corrección
              </Button>
              <Button size="small" variant="ghost" onClick={close}>
                Cancelar
              </Button>
            </Row>
          </Stack>
        </form>
      )}
    </li>
  );
}

type Props = { found: WholeIdentityCaseFragment; review: Review; mayDecide: boolean };

/** The answers of the person, each with the reason for which it is refused. */
export const AnswersReview = ({ found, review, mayDecide }: Props) => (
  <Answers aria-label="Lo que escribió">
    {listGivenAnswers(found.profile as IdentityProfile, names).map((answer) => (
      <Answer key={answer.name} answer={answer} review={review} mayDecide={mayDecide} />
    ))}
  </Answers>
);
