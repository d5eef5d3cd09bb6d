import { paths } from '@cimiento/contracts';
import { getUserMessage, useAuth } from '@cimiento/session';
import { SiteFrame } from '@cimiento/product-ui/site';
import { usePageHead } from '../shared/usePageHead';
import { BlogTeaser } from './BlogTeaser';
import { FinalCallToAction } from './FinalCallToAction';
import { Fractioning } from './Fractioning';
import { Hero } from './Hero';
import { Opportunity } from './Opportunity';
import { Pillars } from './Pillars';
import { Questions } from './Questions';
import { Steps } from './Steps';
import { useDarkHeader } from './useDarkHeader';
import { useProgressiveRender } from './useProgressiveRender';

/** The home page: eight sections, with its own header and footer. */
export default function LandingPage() {
  const { headline, description, actions = [] } = usePageHead(paths.home);
  const { user, logout } = useAuth();
  const { tone, darkSection } = useDarkHeader();
  const belowFirstScreen = [
    <Opportunity key="opportunity" ref={darkSection} />,
    <Fractioning key="fractioning" />,
    <Pillars key="pillars" />,
    <Steps key="steps" />,
    <Questions key="questions" />,
    <BlogTeaser key="blog" />,
    <FinalCallToAction key="final" ref={darkSection} signedIn={user !== null} />,
  ];
  const rendered = useProgressiveRender(belowFirstScreen.length);
  return (
    <SiteFrame user={user} logout={logout} getErrorMessage={getUserMessage} tone={tone}>
      <Hero headline={headline} lead={description} actions={actions} />
      {belowFirstScreen.slice(0, rendered)}
    </SiteFrame>
  );
}
