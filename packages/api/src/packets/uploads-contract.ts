import * as z from 'zod/mini'
import { CLIENT_FILE_TYPES, sentFileFields } from '../client-files/client-files-contract'
import { endpoint, fileEndpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { OnboardingForms } from './onboarding-contract'
import { FILE_SLOTS } from './packet-files'

/** A JPEG, a PNG or a PDF, and what it is. */
export const AddOnboardingFileBody = z.object({ slot: z.enum(FILE_SLOTS), ...sentFileFields })
export type AddOnboardingFileBody = z.infer<typeof AddOnboardingFileBody>

const base = '/api/v1/onboarding/{linkId}'

/**
 * Sends a file, which answers its page. A side of a card replaces what was sent of that side; 422 at `content` with the
 * reason where it is none that can be stored, or there are too many.
 */
export const addOnboardingFile = endpoint({
  name: 'addOnboardingFile',
  method: 'POST',
  path: `${base}/items/{itemId}/files`,
  access: 'packet',
  body: AddOnboardingFileBody,
  response: enveloped(OnboardingForms),
})

/** Takes a file back that was sent; its page has no answer then where nothing else that is needed is there. */
export const removeOnboardingFile = endpoint({
  name: 'removeOnboardingFile',
  method: 'DELETE',
  path: `${base}/items/{itemId}/files/{fileId}`,
  access: 'packet',
  response: enveloped(OnboardingForms),
})

/** The bytes of a file that was sent, as they are stored. */
export const downloadOnboardingFile = fileEndpoint({
  name: 'downloadOnboardingFile',
  path: `${base}/items/{itemId}/files/{fileId}/content`,
  access: 'packet',
  fileTypes: CLIENT_FILE_TYPES,
})
