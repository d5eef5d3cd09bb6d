import type { ReactNode } from 'react';

type IconProps = {
  /** Side in pixels. */
  size?: number;
};

const Glyph = ({ size = 20, children }: IconProps & { children: ReactNode }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    style={{ flex: 'none' }}
  >
    {children}
  </svg>
);

// Line icons on a 24 × 24 grid, in the text colour. They are decorative: the control around them needs a name.
// Separate functions, so that tree shaking drops the unused ones.
export const AddIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 5v14M5 12h14" />
  </Glyph>
);

export const BellIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4" />
  </Glyph>
);

export const CheckIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M5 12.5l4.5 4.5L19 7" />
  </Glyph>
);

export const CloseIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M6 6l12 12M18 6L6 18" />
  </Glyph>
);

export const CopyIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M9 9h11v11H9zM5 15H4V4h11v1" />
  </Glyph>
);

export const DeleteIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />
  </Glyph>
);

export const DownloadIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 4v11M7 10.5l5 5 5-5M5 20h14" />
  </Glyph>
);

export const EditIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 20l1-4L16 5l3 3L8 19zM14 7l3 3" />
  </Glyph>
);

export const HistoryIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5M12 8v4.5l3 1.8" />
  </Glyph>
);

export const RefreshIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M20 11a8 8 0 0 0-14.3-4L3.5 9.5M3.5 4.5v5h5M4 13a8 8 0 0 0 14.3 4l2.2-2.5M20.5 19.5v-5h-5" />
  </Glyph>
);

export const RevokeIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="8" />
    <path d="M6.5 6.5l11 11" />
  </Glyph>
);

export const SearchIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="11" cy="11" r="6.5" />
    <path d="M16 16l4.5 4.5" />
  </Glyph>
);

export const SortDownIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 5v14M6.5 13.5L12 19l5.5-5.5" />
  </Glyph>
);

export const SortUpIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 19V5M6.5 10.5L12 5l5.5 5.5" />
  </Glyph>
);

export const MoreIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />
  </Glyph>
);

export const ViewIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="2.8" />
  </Glyph>
);
