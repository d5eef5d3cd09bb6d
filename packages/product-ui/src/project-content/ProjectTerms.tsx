import {
  describeFeeRule,
  findFeeRule,
  formatDollars,
  formatShortDate,
  isUnfunded,
  today,
  withoutFees,
  type ChargedProject,
  type ProjectStatus,
  type RoundState,
} from '@cimiento/contracts';
import { styled } from 'styled-components';
import { Facts, Grid, Section, SectionTitle, space, text } from '@cimiento/ui';
import { listProjectDates } from './project-calendar';
import { listMilestones, ProjectTimeline } from './ProjectTimeline';
import { Scenarios } from './Scenarios';
import type { ShownUpdate } from './UpdateList';

const Block = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[1]};
  overflow-wrap: anywhere;

  h3,
  p,
  ul {
    margin: 0;
  }

  h3 {
    font-size: ${text.body};
  }

  ul {
    display: grid;
    gap: ${space[1]};
    padding-left: ${space[2.5]};
  }
`;

/** A project with what it promises, costs and risks. */
export type ProjectWithTerms = ChargedProject & {
  status: ProjectStatus;
  annualReturn: string;
  term: string;
  /** Whole dollars. */
  funded: number;
  target: number;
  fundedDate: string | null;
  exitDate: string | null;
  responsible: string | null;
  risks: string | null;
  /** Its round, which says what happens without its minimum; null without one. */
  round: { state: RoundState; closesAt: string } | null;
};

const notStated = 'Todavía no se ha indicado.';

const toParagraphs = (words: string | null): string[] => (words ?? '').split(/\n{2,}/).filter(Boolean);

/** The fees of a project: its rules in force and to come, and what it says of them in words. */
function listFees({ feeRules, fees }: ChargedProject, day: string): string[] {
  const shown = feeRules.filter((rule) => rule.validFrom > day || rule === findFeeRule(feeRules, rule.kind, day));
  const rules = shown.map((rule) =>
    rule.validFrom > day
      ? `Desde el ${formatShortDate(rule.validFrom)}: ${describeFeeRule(rule)}`
      : describeFeeRule(rule),
  );
  return [...rules, ...toParagraphs(fees)];
}

type ItemsProps = { title: string; items: readonly string[]; empty: string };

const Items = ({ title, items, empty }: ItemsProps) => (
  <Block>
    <h3>{title}</h3>
    {items.length === 0 ? (
      <p>{empty}</p>
    ) : (
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )}
  </Block>
);

/** The newest delay that named a date; null without any. */
function findDelay(updates: readonly ShownUpdate[]): { title: string; newDate: string } | null {
  const newest = updates
    .filter(({ kind }) => kind === 'retraso')
    .sort((a, b) => a.publishedAt.localeCompare(b.publishedAt))
    .at(-1);
  return newest?.newDate ? { title: newest.title, newDate: newest.newDate } : null;
}

/** The use of the money if an open project without a round does not reach its target. */
const ShortOfTarget = ({ funded, target }: Pick<ProjectWithTerms, 'funded' | 'target'>) => (
  <Section aria-labelledby="short-of-target">
    <SectionTitle id="short-of-target">Si no se reúne el objetivo</SectionTitle>
    <Block>
      <p>
        {`El objetivo es de ${formatDollars(target)} y ya se invirtieron ${formatDollars(funded)}. No hay una fecha en la que la búsqueda de inversionistas se cierre sola.`}
      </p>
      <p>
        Si no se llega al objetivo, tu dinero sigue invertido en el proyecto: no vuelve solo a tu saldo. Quien
        administra el proyecto decide si continúa con lo reunido, espera o se vende, y lo cuenta en las novedades. Si se
        vende, lo que quede se reparte según las fracciones de cada persona. Puedes cancelar una inversión dentro del
        plazo que indica su orden.
      </p>
    </Block>
  </Section>
);

/** Information before investing: who answers for a project, its fees, its own risks, its scenarios, its dates to come and its steps. */
export function ProjectTerms({ project, updates }: { project: ProjectWithTerms; updates: readonly ShownUpdate[] }) {
  // Of a project that was not funded nothing is expected.
  const dates = isUnfunded(project.round?.state)
    ? []
    : listProjectDates({ ...project, delay: findDelay(updates) }, today());
  const milestones = listMilestones(project, updates);
  return (
    <>
      <Section aria-labelledby="terms">
        <SectionTitle id="terms">Quién responde, qué cuesta y qué puede fallar</SectionTitle>
        <Grid $min="17rem">
          <Block>
            <h3>Responsable</h3>
            <p>{project.responsible ?? notStated}</p>
          </Block>
          <Items title="Comisiones" items={listFees(project, today())} empty={`${withoutFees}.`} />
          <Items title="Riesgos de este proyecto" items={toParagraphs(project.risks)} empty={notStated} />
        </Grid>
      </Section>
      {project.status === 'available' && !project.round && (
        <ShortOfTarget funded={project.funded} target={project.target} />
      )}
      {dates.length > 0 && <Scenarios project={project} />}
      <Grid $min="26rem">
        {dates.length > 0 && (
          <Section aria-labelledby="calendar">
            <SectionTitle id="calendar">Calendario</SectionTitle>
            <Facts>
              {dates.map(({ label, when }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{when}</dd>
                </div>
              ))}
            </Facts>
            {project.status === 'available' && (
              <p>
                Las fechas son previstas, no prometidas. Mientras el proyecto esté en obra puede no haber renta, y la
                primera llega después de terminarla: revisa sus riesgos y sus novedades.
              </p>
            )}
          </Section>
        )}
        {milestones.length > 0 && (
          <Section aria-labelledby="timeline">
            <SectionTitle id="timeline">Línea de tiempo</SectionTitle>
            <ProjectTimeline milestones={milestones} />
          </Section>
        )}
      </Grid>
    </>
  );
}
