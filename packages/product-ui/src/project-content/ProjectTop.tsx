import { paths, type ShownRound } from '@cimiento/contracts';
import { Block, color, media, PageHeader, Skeleton, space, TextLink } from '@cimiento/ui';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { FundingBadge } from '@cimiento/product-ui';
import { Description } from './Description';
import { ProjectDetails, ProjectFigures } from './ProjectFigures';
import { RoundBox } from './RoundBox';
import { SectionLinks, type SectionLink } from './SectionLinks';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    grid-template-rows: auto 1fr;
    gap: ${space[3]} ${space[6]};

    > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

const About = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  margin-top: -${space[3]};

  ${media.tablet} {
    gap: ${space[3]};
  }
`;

const Lead = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
`;

const Aside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};

  p {
    margin: 0;
  }
`;

/** The main action beside the figures, where there is room for it. */
export const WideAction = styled.div`
  display: none;

  ${media.desktop} {
    display: grid;
    gap: ${space[1]};
  }
`;

/** The main action on a phone: it stays at the bottom of the screen, within reach of the thumb. */
export const PhoneAction = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 5;
  display: grid;
  gap: ${space[0.5]};
  margin: 0 calc(-1 * ${space[2]}) calc(-1 * ${space[4]});
  padding: ${space[1.5]} ${space[2]};
  background: ${color.ground};
  border-top: 1px solid ${color.line};

  ${media.desktop} {
    display: none;
  }
`;

type Props = {
  project: ComponentProps<typeof ProjectFigures>['project'] &
    ComponentProps<typeof FundingBadge>['project'] & {
      name: string;
      location: string;
      description: string;
      round: ShownRound | null;
    };
  /** Beside the place, in words. */
  note?: string | undefined;
  links: readonly SectionLink[];
  /** Its picture with what is left, and the main action. */
  children: ReactNode;
};

/** The first screen of a project's page: where it is, what it returns after which fees, how long, from how much, and what is left; then what it is. */
export const ProjectTop = ({ project, note, links, children }: Props) => (
  <Top>
    <PageHeader
      title={project.name}
      lead={
        <Lead>
          {note ? `${project.location} · ${note}` : project.location} <FundingBadge project={project} />
        </Lead>
      }
    />
    <Columns>
      <ProjectFigures project={project} />
      <Aside aria-label="Financiamiento">
        {children}
        {project.round && <RoundBox round={project.round} target={project.target} />}
      </Aside>
      <About>
        {project.status !== 'available' && (
          <div>
            <TextLink to={paths.trackRecord}>Lo prometido y lo cumplido, proyecto por proyecto</TextLink>
          </div>
        )}
        <SectionLinks links={links} />
        <Description>{project.description}</Description>
        <ProjectDetails project={project} />
      </About>
    </Columns>
  </Top>
);

/** The shape of a project that loads. */
export const ProjectShape = ({ label }: { label: string }) => (
  <Skeleton label={label}>
    <Block $height="2.5rem" $width="24rem" />
    <Block $height="1.5rem" $width="12rem" />
    <Columns>
      <Block $height="4.5rem" />
      <Block $height="17rem" />
      <Block $height="9rem" />
    </Columns>
  </Skeleton>
);
