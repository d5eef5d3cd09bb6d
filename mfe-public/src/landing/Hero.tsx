import { fractionPrice, formatDollars } from '@cimiento/contracts';
import type { NavigationItem } from '@cimiento/federation/runtime';
import { Facade, RiskNote } from '@cimiento/product-ui';
import { readSiteFacts } from '@cimiento/product-ui/site';
import { ButtonLink } from '@cimiento/ui';
import { claims } from '../shared/claims';
import { Figure, Floating, Frame, Lead, Numbers, Picture, Content } from './Hero.styles';
import { Actions } from './layout';
import { Mountains } from './Mountains';

/** The figures of the offer; the claims among them only in a demonstration. */
const getNumbers = (isDemonstration: boolean) => [
  { figure: formatDollars(fractionPrice), label: 'por fracción' },
  ...(isDemonstration
    ? [
        { figure: claims.projected, label: 'retorno anual proyectado + plusvalía' },
        { figure: claims.traditionalMinimum, label: 'mínimo tradicional' },
      ]
    : []),
];

type Props = { headline: string; lead: string; actions: readonly NavigationItem[] };

/** The offer at a glance. Before it renders, the HTML shows headline, lead and actions in the same place (shell/src/index.html). */
export function Hero({ headline, lead, actions }: Props) {
  const { isDemonstration } = readSiteFacts();
  return (
    <Frame aria-labelledby="inicio">
      <Content>
        <h1 id="inicio">{headline}</h1>
        <Lead>{lead}</Lead>
        <Actions>
          {actions.map(({ label, to }, index) => (
            <ButtonLink key={to} to={to} variant={index === 0 ? 'accent' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
        </Actions>
        <Numbers>
          {getNumbers(isDemonstration).map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <Figure>{figure}</Figure>
            </div>
          ))}
        </Numbers>
        <RiskNote />
      </Content>
      <Picture>
        <Mountains />
        <Facade total={claims.exampleFractions} lit={217} mine={4} />
        {isDemonstration && (
          <Floating>
            <strong>{claims.hero}</strong>
            <span>Retorno anual antes de comisiones, no garantizado</span>
          </Floating>
        )}
      </Picture>
    </Frame>
  );
}
