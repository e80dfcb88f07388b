/** As a host would give it: it owns its databases, and is no superuser. */
export const OWNER = 'oaklet'
/** The database that the tests' databases are copied from. */
export const TEMPLATE = 'oaklet_template'

/** The sequence, in the server's own database, that numbers the tests' databases. */
export const DATABASE_NUMBERS = 'test_databases'

/** The address of a database on the server whose socket is in `folder`, for DATABASE_URL. */
export const postgresAddress = (folder: string, database: string, user = OWNER): string =>
  `postgres://${user}@localhost/${database}?host=${encodeURIComponent(folder)}`
