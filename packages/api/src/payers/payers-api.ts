import type { Call, CallOptions, CreateOptions } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'
import type { PayerInput, UpdatePayerBody } from './payers-contract'

interface PracticePath {
  practiceId: string
}

/** Names one payer of one practice by the id of its record. */
export interface PayerPath extends PracticePath {
  payerId: string
}

/** Names one rule of a payer. */
export interface PayerRulePath extends PracticePath {
  ruleId: string
}

/** The insurance companies that a practice deals with; changes need `billing:edit`. The phone is sent as `phoneOf` makes it. */
export interface PayersApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: few screens ask for the payers. */
const contract = once(() => import('./payers-contract'))
const ruleContract = once(() => import('./payer-rules-contract'))
const phones = once(() => import('../organization/phone'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  const create = creation(contract, 'createPayer', 'params', 'body')
  const update = forward(contract, 'updatePayer', 'params', 'body')
  return {
    /** All payers by name, the inactive ones too. */
    list: forward(contract, 'listPayers', 'params'),
    /** Adds a payer; ApiError `validation_failed` at `name` where one of this name has this payer id. */
    create: async (params: PracticePath, typed: PayerInput, options?: CreateOptions) =>
      create(params, (await phones()).withSentPhones(typed), options),
    /** A stale `version` throws ApiError `stale_edit` with `current`. */
    update: async (params: PayerPath, typed: UpdatePayerBody, options?: CallOptions) =>
      update(params, (await phones()).withSentPhones(typed), options),
    /** Throws ApiError `transition_refused` for a payer that the coverage of a client names. */
    remove: forward(contract, 'deletePayer', 'params'),
    /** What was decided about codes of payers for all of their remittances; needs `billing:edit`. */
    rules: forward(ruleContract, 'listPayerRules', 'params'),
    /** Takes such a rule away. */
    removeRule: forward(ruleContract, 'deletePayerRule', 'params'),
  }
}

export const createPayersApi: (call: Call) => PayersApi = callsOf
