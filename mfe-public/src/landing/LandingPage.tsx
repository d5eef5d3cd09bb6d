import { fractionPrice, paths, usd } from '@cimiento/contracts';
import { personMessage, useAuth } from '@cimiento/session';
import { ButtonLink, Facade, RiskNote, SiteFrame, usePageTitle } from '@cimiento/ui';
import { claims } from './claims';
import { Actions, Figure, Floating, Hero, Lead, Numbers, Picture, Words } from './LandingPage.styles';

const title = 'Inversión inmobiliaria fraccionada desde $1,000';
const description = `Invierte en bienes raíces por fracciones desde ${usd(fractionPrice)}: proyectos revisados por expertos, rentas periódicas y un panel claro para seguirlos.`;

const numbers = [
  { figure: usd(fractionPrice), label: 'por fracción' },
  { figure: claims.projected, label: 'retorno anual proyectado' },
  { figure: claims.traditionalMinimum, label: 'mínimo tradicional' },
] as const;

/** The home page, with its own header and footer (specification §2). */
export default function LandingPage() {
  usePageTitle(title, description);
  const { user, logout } = useAuth();
  return (
    <SiteFrame user={user} logout={logout} messageOf={personMessage}>
      <Hero>
        <Words>
          <h1>Un edificio, partes iguales. Algunas pueden ser tuyas.</h1>
          <Lead>
            {usd(claims.exampleProperty)} divididos en {claims.exampleFractions} fracciones de {usd(fractionPrice)}. Elige un proyecto
            revisado por expertos, invierte el monto que quieras y recibe rentas periódicas.
          </Lead>
          <Actions>
            <ButtonLink to={paths.opportunities} variant="accent">
              Ver oportunidades
            </ButtonLink>
            <ButtonLink to={paths.waitlist} variant="secondary">
              Solicitar invitación
            </ButtonLink>
          </Actions>
          <Numbers>
            {numbers.map(({ figure, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <Figure>{figure}</Figure>
              </div>
            ))}
          </Numbers>
          <RiskNote />
        </Words>
        <Picture>
          <Facade total={claims.exampleFractions} lit={217} mine={4} />
          <Floating>
            <strong>{claims.hero}</strong>
            <span>Retorno anual, no garantizado</span>
          </Floating>
        </Picture>
      </Hero>
    </SiteFrame>
  );
}
