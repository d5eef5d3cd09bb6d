import type { OpenDialog } from '../../shared/records/open-dialog';
import type { ProjectContentQuery } from './content.generated';

export type Document = ProjectContentQuery['projectDocuments'][number];

/** The dialog that is open over the documents. */
export type DocumentDialog = OpenDialog<Document> | { kind: 'version'; row: Document };

export type Update = ProjectContentQuery['projectUpdates'][number];
