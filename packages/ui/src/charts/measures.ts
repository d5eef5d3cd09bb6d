/** Height of a bar with its name, in pixels. */
export const barRow = 48;

/** Height of a drawing of columns, in pixels. */
export const columnsHeight = 232;
