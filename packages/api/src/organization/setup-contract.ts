import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'

/** What a new practice is asked after registering, in this order. */
export const SETUP_STEPS = ['name', 'timeZone', 'hours', 'location'] as const

/** One of {@link SETUP_STEPS}. */
export type SetupStep = (typeof SETUP_STEPS)[number]

/** How far an organization's set-up has come; one that was never to be set up has every step confirmed. */
export const Setup = z.object({
  /** The steps that a person has answered, in their order. */
  confirmed: z.array(z.enum(SETUP_STEPS)),
  /** Whether it is not to be offered any more, though steps are left. */
  isDismissed: z.boolean(),
})
export type Setup = z.infer<typeof Setup>

/** A step that was answered just now, or whether to go on offering the rest; one of them at least. */
export const UpdateSetupBody = z
  .object({ confirm: z.optional(z.enum(SETUP_STEPS)), isDismissed: z.optional(z.boolean()) })
  .check(
    z.refine(({ confirm, isDismissed }) => confirm !== undefined || isDismissed !== undefined, {
      error: 'Say what is to be different',
      path: ['confirm'],
    }),
  )
export type UpdateSetupBody = z.infer<typeof UpdateSetupBody>

const setup = '/api/v1/organizations/{orgId}/setup'

/** How far the set-up has come. */
export const getSetup = endpoint({
  name: 'getSetup',
  method: 'GET',
  path: setup,
  access: 'settings:edit',
  response: enveloped(Setup),
})

/** Notes what was answered, which is saved by calls of its own; a step stays confirmed for good. */
export const updateSetup = endpoint({
  name: 'updateSetup',
  method: 'PATCH',
  path: setup,
  access: 'settings:edit',
  body: UpdateSetupBody,
  response: enveloped(Setup),
})
