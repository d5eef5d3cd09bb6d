export { Button, ButtonLink, TextLink, type ButtonProps, type ButtonVariant } from './controls/Button';
export { Checkbox, Radio, SelectField, TextArea, TickBox, type Choice } from './controls/Choices';
export { Field, PasswordField, TextField, type TextFieldProps } from './controls/Field';
export { ConfirmDialog, Dialog, type ConfirmDialogProps, type DialogProps } from './controls/Dialog';
export { IconButton, type IconButtonProps } from './controls/IconButton';
export { Menu, type MenuItem } from './controls/Menu';
export { SearchSelect, type Option, type SearchSelectProps } from './controls/SearchSelect';
export { Slider } from './controls/Slider';
export { Switch } from './controls/Switch';
export { Tabs, type TabItem } from './controls/Tabs';
export type { BadgeTone } from '@cimiento/contracts';
export { Badge, StatusBadge } from './data/Badge';
export { Card } from './data/Card';
export { DataTable, type Column } from './data/DataTable';
export { Explanation } from './data/Explanation';
export type { TableSort } from './data/Heading';
export { Figure } from './data/Figure';
export { Value } from './data/Value';
export { ProgressBar } from './data/ProgressBar';
export { StatCard, StatGrid } from './data/StatCard';
export { Block, Skeleton } from './feedback/Skeleton';
export { PageSkeleton } from './feedback/PageSkeleton';
export { InlineSpinner } from './feedback/Spinner';
export { ErrorState } from './feedback/ErrorState';
export { EmptyState, ErrorMessage } from './feedback/states';
export { lazyDialog } from './feedback/lazy-dialog';
export { lazySection } from './feedback/lazy-section';
export {
  Grid,
  PageContainer,
  PageHeader,
  PageMain,
  SectionTitle,
  SkipLink,
  VisuallyHidden,
  contentId,
} from './layout/Page';
export { Facts } from './layout/Facts';
export { Actions, List, Muted, Notice, Row, Section, Stack } from './layout/primitives';
export { saveFile } from './files/save-file';
export {
  AddIcon,
  BellIcon,
  CheckIcon,
  CloseIcon,
  CopyIcon,
  DeleteIcon,
  DownloadIcon,
  EditIcon,
  HistoryIcon,
  MoreIcon,
  RefreshIcon,
  RevokeIcon,
  SearchIcon,
  SortDownIcon,
  SortUpIcon,
  ViewIcon,
} from './icons/icons';
export { announceHistoryNavigation, useHistoryBlocker } from './navigation/history-blocker';
export { useLatestSearchParams } from './navigation/useLatestSearchParams';
export { answerUnsavedChanges, hasUnsavedChanges } from './navigation/unsaved-changes';
export { SmartImage } from './media/SmartImage';
export { darkSection } from './theme/dark-section';
export { GlobalStyle } from './theme/GlobalStyle';
export { usePageTitle } from './theme/page-title';
export { readStorage, removeStorage, writeStorage } from './storage/browser-storage';
export { color, font, media, motion, radius, shadow, space, text } from './theme/tokens';
