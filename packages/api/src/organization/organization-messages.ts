/** The fallbacks for when the server gives no message (spec §8). */
export const ORGANIZATION_MESSAGES = {
  settings: 'Unable to load organization information. Please try logging in again.',
  practice: 'Failed to load practice information',
  practices: 'Failed to load the practices',
  all: 'Failed to load organization data',
  update: 'Failed to update organization settings',
  businessHours: 'Failed to update business hours',
  setup: 'Failed to load the set-up',
  updateSetup: 'Failed to note how far the set-up has come',
} as const
