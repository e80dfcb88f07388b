import * as z from 'zod/mini'
import { FormContent } from '../form-templates/form-content'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id } from '../wire/scalars'

/** What a client answered in a form of the practice, with the version of the form that they were sent. */
export const PacketAnswers = z.object({
  itemId: Id,
  number: z.int(),
  form: FormContent,
  /** The answers to the questions that were asked, by the ids of these; null for one that was left out. */
  answers: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()), z.null()])),
})
export type PacketAnswers = z.infer<typeof PacketAnswers>

/**
 * What a client answered in a form of the practice, once they have sent it in. A clinical form is read by those who may
 * read notes of the client. Reading it is an event of the packet.
 */
export const getPacketAnswers = endpoint({
  name: 'getPacketAnswers',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/clients/{clientId}/packets/{packetId}/items/{itemId}/answers',
  access: 'onboarding:review',
  response: enveloped(PacketAnswers),
})
