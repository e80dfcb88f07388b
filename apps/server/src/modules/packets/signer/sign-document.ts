import type * as api from '@oaklet/api/contract'
import type { OnboardingForms } from '@oaklet/api/contract'
import { AppError } from '../../../errors'
import { inWork } from '../../../work'
import { answerDocument, type DocumentCall } from './answer-document'

interface Call extends DocumentCall {
  body: api.SignDocumentBody
}

/** Signs a document with a typed name, which needs that the client agreed to sign on a screen. */
export const signOnboardingDocument = ({ deps, params, body, by }: Call): Promise<OnboardingForms> =>
  inWork(deps, by.actor, (work) => {
    const { name, relationship, authority } = body
    const signer = { name, relationship, authority: relationship === 'representative' ? authority : '' }
    return answerDocument(work, params, by, { outcome: 'signed', signer, reason: '' }, ({ packet }) => {
      if (packet.consentedAt === null) {
        throw new AppError('transition_refused', 'Agree to sign on a screen first.')
      }
    })
  })
