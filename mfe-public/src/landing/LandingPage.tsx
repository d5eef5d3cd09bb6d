import { fractionPrice, usd } from '@cimiento/contracts';
import { personMessage, useAuth } from '@cimiento/session';
import { SiteFrame, usePageTitle } from '@cimiento/ui';
import { BlogTeaser } from './BlogTeaser';
import { FinalCall } from './FinalCall';
import { Fractioning } from './Fractioning';
import { Hero } from './Hero';
import { Opportunity } from './Opportunity';
import { Pillars } from './Pillars';
import { Questions } from './Questions';
import { Steps } from './Steps';
import { useDarkHeader } from './useDarkHeader';

const title = 'Inversión inmobiliaria fraccionada desde $1,000';
const description = `Invierte en bienes raíces por fracciones desde ${usd(fractionPrice)}: proyectos revisados por expertos, rentas periódicas y un panel claro para seguirlos.`;

/** The home page: eight sections, with its own header and footer (specification §2). */
export default function LandingPage() {
  usePageTitle(title, description);
  const { user, logout } = useAuth();
  const { tone, darkSection } = useDarkHeader();
  return (
    <SiteFrame user={user} logout={logout} messageOf={personMessage} tone={tone}>
      <Hero />
      <Opportunity ref={darkSection} />
      <Fractioning />
      <Pillars />
      <Steps />
      <Questions />
      <BlogTeaser />
      <FinalCall ref={darkSection} signedIn={user !== null} />
    </SiteFrame>
  );
}
