import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'

/** How large controls and their words are: `comfortable` is what everybody gets. */
export const DENSITY_CHOICES = ['comfortable', 'compact'] as const

/** One of {@link DENSITY_CHOICES}. */
export type DensityChoice = (typeof DENSITY_CHOICES)[number]

/** How the signed-in person likes the application, the same on all of their devices. */
export const Preferences = z.object({
  /** Whether single letters are shortcuts; those with Ctrl or ⌘ always are (WCAG 2.1.4). */
  shortcuts: z.boolean(),
  density: z.enum(DENSITY_CHOICES),
})
export type Preferences = z.infer<typeof Preferences>

/** What anyone has who never chose. */
export const DEFAULT_PREFERENCES: Preferences = { shortcuts: true, density: 'comfortable' }

/** What is to be different, one thing at least; what is left out stays as it is. */
export const UpdatePreferencesBody = z.partial(Preferences).check(
  z.refine((change) => Object.values(change).some((chosen) => chosen !== undefined), {
    error: 'Say what is to be different',
    path: ['shortcuts'],
  }),
)
export type UpdatePreferencesBody = z.infer<typeof UpdatePreferencesBody>

/** The caller’s own preferences. */
export const getPreferences = endpoint({
  name: 'getPreferences',
  method: 'GET',
  path: '/api/auth/me/preferences',
  access: 'signed-in',
  response: enveloped(Preferences),
})

/** Changes some of the caller’s own preferences. */
export const updatePreferences = endpoint({
  name: 'updatePreferences',
  method: 'PATCH',
  path: '/api/auth/me/preferences',
  access: 'signed-in',
  body: UpdatePreferencesBody,
  response: enveloped(Preferences),
})
