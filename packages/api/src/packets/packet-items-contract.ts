import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { requiredText } from '../wire/scalars'
import { askedFor, asksSomething } from './asked-for'
import { Packet } from './packets-contract'

/** What a packet asks for besides. */
export const AddPacketItemsBody = z.object(askedFor).check(asksSomething)
export type AddPacketItemsBody = z.infer<typeof AddPacketItemsBody>

/** Why something is not needed any more. */
export const WaivePacketItemBody = z.object({ reason: requiredText(300, 'Say why it is not needed') })
export type WaivePacketItemBody = z.infer<typeof WaivePacketItemBody>

const items = '/api/v1/practices/{practiceId}/clients/{clientId}/packets/{packetId}/items'

/** Asks for more, of a packet that was not sent in; 422 at what it asks for already. The client gets no mail of it. */
export const addPacketItems = endpoint({
  name: 'addPacketItems',
  method: 'POST',
  path: items,
  access: 'onboarding:send',
  body: AddPacketItemsBody,
  response: enveloped(Packet),
})

/**
 * Does without something that is not filled in yet: the client is not asked for it any more. 409 `transition_refused`
 * for the last thing that is asked for.
 */
export const waivePacketItem = endpoint({
  name: 'waivePacketItem',
  method: 'POST',
  path: `${items}/{itemId}/waiver`,
  access: 'onboarding:send',
  body: WaivePacketItemBody,
  response: enveloped(Packet),
})

/** Asks for something again that was waived; what the client had answered is there. */
export const unwaivePacketItem = endpoint({
  name: 'unwaivePacketItem',
  method: 'DELETE',
  path: `${items}/{itemId}/waiver`,
  access: 'onboarding:send',
  response: enveloped(Packet),
})
