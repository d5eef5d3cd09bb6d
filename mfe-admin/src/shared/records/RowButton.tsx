import { IconButton } from '@cimiento/ui';
import type { ComponentType } from 'react';

type Props = { verb: string; name: string; icon: ComponentType<{ size?: number }>; onClick: () => void };

/** One button of a row; a screen reader also reads the name of the record. */
export const RowButton = ({ verb, name, icon: Icon, onClick }: Props) => (
  <IconButton label={`${verb}: ${name}`} title={verb} icon={<Icon size={18} />} onClick={onClick} />
);
