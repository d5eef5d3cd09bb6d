/** Header in which a page names the user for whom it prepared a change, by id. */
export const sessionUserHeader = 'session-user';
