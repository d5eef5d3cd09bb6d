import { Facade } from '@cimiento/product-ui';
import { color, font, media, radius, space, text } from '@cimiento/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Split = styled.div`
  display: grid;
  max-width: 76rem;
  margin: 0 auto;
  padding: ${space[3]} ${space[2]} ${space[8]};
  gap: ${space[4]};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    padding: ${space[6]} ${space[4]} ${space[12]};
  }
`;

const FormSide = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  width: 100%;
  max-width: 28rem;
  margin: 0 auto;
  align-self: center;

  h1 {
    font-size: ${text.page};
  }

  & > p {
    margin: 0;
    color: ${color.muted};
  }
`;

const PictureSide = styled.aside`
  display: none;
  background: ${color.dark};
  color: ${color.onDark};
  border-radius: ${radius.lg};
  padding: ${space[6]};

  ${media.desktop} {
    display: flex;
    position: sticky;
    top: 6rem;
    align-self: start;
    height: 42rem;
    max-height: calc(100vh - 8rem);
    max-height: calc(100dvh - 8rem);
    flex-direction: column;
    justify-content: space-between;
    gap: ${space[4]};
  }

  p {
    margin: 0;
    font-family: ${font.display};
    font-size: ${text.card};
    line-height: 1.3;
  }
`;

const Picture = styled.div`
  flex: 1;
  min-height: 0;
  display: grid;
  place-items: end center;
`;

type Props = { title: string; lead: string; children: ReactNode };

/** Layout of login, registration, invitation and waitlist: the form, with a picture beside it on a wide screen. */
export function AccessPage({ title, lead, children }: Props) {
  return (
    <Split>
      <FormSide>
        <h1>{title}</h1>
        <p>{lead}</p>
        {children}
      </FormSide>
      <PictureSide>
        <Picture>
          <Facade total={300} lit={217} mine={4} />
        </Picture>
        <p>Un edificio se hace de partes pequeñas e iguales. Algunas pueden ser tuyas.</p>
      </PictureSide>
    </Split>
  );
}
