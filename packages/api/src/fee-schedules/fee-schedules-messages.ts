/** The fallbacks for when the server gives no message. */
export const FEE_SCHEDULES_MESSAGES = {
  list: 'Failed to load fee schedules',
  save: 'Failed to save fee schedule',
  remove: 'Failed to delete fee schedule',
} as const
