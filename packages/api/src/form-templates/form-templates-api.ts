import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/** Names one form of one practice. */
export interface FormTemplatePath {
  practiceId: string
  formTemplateId: string
}

/** The forms that a practice writes itself. One that is missing is ApiError `not_found`. */
export interface FormTemplatesApi extends ReturnType<typeof callsOf> {}

/** The contract is loaded with the first call. */
const contract = once(() => import('./form-templates-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** The forms of a practice, retired ones last. */
    list: forward(contract, 'listFormTemplates', 'params'),
    /** A form with its questions: its draft, or the version that `number` says. */
    get: forward(contract, 'getFormTemplate', 'params', 'query'),
    /** Adds a form as a draft. */
    create: creation(contract, 'createFormTemplate', 'params', 'body'),
    /** Saves the draft; a stale `version` throws ApiError `stale_edit` with `current`. */
    update: forward(contract, 'updateFormTemplate', 'params', 'body'),
    /** Makes the draft the next version. */
    publish: forward(contract, 'publishFormTemplate', 'params', 'body'),
    /** Goes back to the version that is sent now; a stale `version` throws as with `update`. */
    discardDraft: forward(contract, 'discardFormDraft', 'params', 'body'),
    /** Deletes a form that was never published. */
    remove: forward(contract, 'deleteFormTemplate', 'params'),
    /** Sends it to nobody any more. */
    retire: forward(contract, 'retireFormTemplate', 'params'),
    /** Lets it be sent again. */
    restore: forward(contract, 'restoreFormTemplate', 'params'),
  }
}

export const createFormTemplatesApi: (call: Call) => FormTemplatesApi = callsOf
