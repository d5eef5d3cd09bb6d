import { Skeleton, space } from '@cimiento/ui';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMay } from '../../shared/access/allowed';
import { TabLinks } from '../../shared/layout/TabLinks';
import type { PersonOverview } from './person-columns';
import type { Opened } from './person-dialogs';
import { findPersonTab, getTabFacts, personTabNames, type WholeList } from './person-tabs';
import { PersonLists } from './PersonLists';
import { PersonTimeline } from './PersonTimeline';

const Content = styled.div`
  margin-top: ${space[3]};
`;

type Props = {
  overview: PersonOverview;
  isWhole: (list: WholeList) => boolean;
  open: (opened: Opened) => void;
};

/** The records about a person, in tabs; the first one has what happened lately, of any kind. */
export function PersonTabs(props: Props) {
  const [params] = useSearchParams();
  const may = useMay();
  const tab = findPersonTab(params);
  const items = personTabNames
    .map((value) => ({ value, ...getTabFacts(value) }))
    .filter(({ reads }) => reads?.some(may) ?? true);
  // The answer before has the lists of another tab.
  const isRead = getTabFacts(tab).parts.every((part) => props.overview[part] !== undefined);
  return (
    <div>
      <TabLinks label="Registros de la cuenta" items={items} value={tab} />
      <Content>
        {!isRead && <Skeleton label="Cargando registros..." rows={6} />}
        {isRead &&
          (tab === 'activity' ? <PersonTimeline overview={props.overview} /> : <PersonLists tab={tab} {...props} />)}
      </Content>
    </div>
  );
}
