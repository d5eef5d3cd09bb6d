import {
  formatShortDate,
  picturePath,
  projectUpdateKind,
  toCalendarDate,
  type ProjectUpdateKind,
} from '@cimiento/contracts';
import { styled } from 'styled-components';
import { color, List, radius, space, StatusBadge, text } from '@cimiento/ui';

/** An update as lists show it. */
export type ShownUpdate = {
  id: number;
  kind: ProjectUpdateKind;
  title: string;
  text: string;
  newDate: string | null;
  publishedAt: string;
  pictures: readonly { id: number; description: string; width: number; height: number }[];
};

const Item = styled.li`
  display: grid;
  gap: ${space[1]};
  padding-left: ${space[2]};
  border-left: 3px solid ${color.line};
  overflow-wrap: anywhere;

  h3,
  p {
    margin: 0;
  }

  h3 {
    font-size: ${text.lead};
  }
`;

const When = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  align-items: center;
  color: ${color.muted};
  font-size: ${text.small};
`;

const Words = styled.div`
  display: grid;
  gap: ${space[1]};
  max-width: 68ch;
`;

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: ${space[1]};

  img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: ${radius.md};
    background: ${color.sunken};
  }
`;

/** News of a project, the latest first, each with its pictures. */
export const UpdateList = ({ projectId, updates }: { projectId: number; updates: readonly ShownUpdate[] }) => (
  <List as="ol" $gap={4}>
    {updates.map(({ id, kind, title, text: words, newDate, publishedAt, pictures }) => (
      <Item key={id}>
        <When>
          <StatusBadge status={projectUpdateKind[kind]} />
          <time dateTime={publishedAt}>{formatShortDate(toCalendarDate(publishedAt))}</time>
        </When>
        <h3>{title}</h3>
        {newDate && (
          <p>
            Nueva fecha prevista: <strong>{formatShortDate(newDate)}</strong>
          </p>
        )}
        <Words>
          {words.split(/\n{2,}/).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </Words>
        {pictures.length > 0 && (
          <Pictures>
            {pictures.map((picture) => (
              <img
                key={picture.id}
                src={picturePath(projectId, picture.id)}
                alt={picture.description}
                width={picture.width}
                height={picture.height}
                loading="lazy"
                decoding="async"
              />
            ))}
          </Pictures>
        )}
      </Item>
    ))}
  </List>
);
