/**
 * An amount, a number or a date beside other text. A browser's translator replaces text that has neighbours, and React would still update the
 * replaced one: this text is its element's only child, and is not translated.
 */
export const Value = ({ children }: { children: string | number }) => <span translate="no">{children}</span>;
