import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { CalendarDate, Id } from '../wire/scalars'

/**
 * What a person decided about a code of a payer for all of its remittances: what the payer calls the client’s by a code
 * other than 1 to 3 (PR 96) is their share, or stays open. Rules are made where a remittance is decided on.
 */
export const PayerRule = z.object({
  id: Id,
  payer: z.object({ id: Id, name: z.string() }),
  /** The payer’s code (CARC). */
  code: z.string(),
  /** What the code means, in our words. */
  words: z.string(),
  isClients: z.boolean(),
  /** The day on which it was decided. */
  since: CalendarDate,
  decidedByName: z.string(),
})
export type PayerRule = z.infer<typeof PayerRule>

const all = '/api/v1/practices/{practiceId}/payer-rules'

/** All rules of the practice’s payers, by the payer’s name and the code. */
export const listPayerRules = endpoint({
  name: 'listPayerRules',
  method: 'GET',
  path: all,
  access: 'billing:edit',
  response: enveloped(z.array(PayerRule)),
})

/** Takes a rule away: what is not posted yet is planned without it. */
export const deletePayerRule = endpoint({
  name: 'deletePayerRule',
  method: 'DELETE',
  path: `${all}/{ruleId}`,
  access: 'billing:edit',
  response: enveloped(z.null()),
})
