/** The fallbacks for when the server gives no message. */
export const CLIENTS_MESSAGES = {
  list: 'Failed to load clients',
  get: 'Failed to load client',
  create: 'Failed to add client',
  import: 'Failed to import the clients',
  update: 'Failed to update client',
} as const
