import { SectionInProgress } from '@cimiento/ui';

export default function MarketplacePage() {
  return <SectionInProgress title="Marketplace" />;
}
