/** Name of the embedded database in the data folder and in a backup. */
export const sqliteFile = 'credence.sqlite'
