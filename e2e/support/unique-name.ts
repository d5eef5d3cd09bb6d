let count = 0;

/** A name that no other record has, in this run or another: 'Torre mbx3k2f1a7'. */
export const createUniqueName = (word: string): string => {
  count += 1;
  return `${word} ${Date.now().toString(36)}${count.toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
};
