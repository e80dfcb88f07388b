import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { SendDocumentBody } from '../billing-documents/document-sendings'
import { Estimate } from './estimates-contract'

/**
 * Mails an estimate, or keeps that it was handed over. The first time gives a draft its number and keeps it as it is now;
 * what was sent to the client before about the same clinician is replaced by it. One that was sent can be sent again, 409
 * `transition_refused` for a replaced one. 422 without a billing profile, and at `email` for an address that the client
 * doesn’t permit.
 */
export const sendEstimate = endpoint({
  name: 'sendEstimate',
  method: 'POST',
  path: '/api/v1/practices/{practiceId}/estimates/{estimateId}/send',
  access: 'invoices:send',
  body: SendDocumentBody,
  response: enveloped(Estimate),
})
