import type * as api from '@oaklet/api/contract'
import type { OnboardingForms } from '@oaklet/api/contract'
import { AppError } from '../../../errors'
import { inWork } from '../../../work'
import { answerDocument, type DocumentCall, isAnsweredAs } from './answer-document'
import { foundOf, readForms } from './read-forms'

interface Call extends DocumentCall {
  body: api.SignDocumentBody
}

/** Signs a document with a typed name, which needs that the client agreed to sign on a screen. */
export const signOnboardingDocument = ({ deps, params, body, by }: Call): Promise<OnboardingForms> =>
  inWork(deps, by.actor, async (work) => {
    // A second press, or one whose answer was lost, finds it signed.
    if (await isAnsweredAs(work, params, 'signed')) return readForms(work, await foundOf(work, params))
    const { name, relationship, authority } = body
    const signer = { name, relationship, authority: relationship === 'representative' ? authority : '' }
    await answerDocument(work, params, by, ({ packet }) => {
      if (packet.consentedAt === null) {
        throw new AppError('transition_refused', 'Agree to sign on a screen first.')
      }
      return { outcome: 'signed', signer, reason: '' }
    })
    return readForms(work, await foundOf(work, params))
  })
