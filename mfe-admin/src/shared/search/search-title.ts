/** The name of the search of every kind of record, on its button and its window. */
export const searchTitle = 'Buscar en todo';
