/** The fallbacks for when the server gives no message. */
export const TIMELINE_MESSAGES = { list: 'Failed to load the timeline' } as const
