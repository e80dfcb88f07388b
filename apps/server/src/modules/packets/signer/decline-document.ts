import type * as api from '@oaklet/api/contract'
import type { OnboardingForms } from '@oaklet/api/contract'
import { AppError } from '../../../errors'
import { inWork } from '../../../work'
import { answerDocument, type DocumentCall, isAnsweredAs } from './answer-document'
import { foundOf, readForms } from './read-forms'

interface Call extends DocumentCall {
  body: api.DeclineDocumentBody
}

/** Declines to sign a document, where the practice allows that. */
export const declineOnboardingDocument = ({
  deps,
  params,
  body: { reason },
  by,
}: Call): Promise<OnboardingForms> =>
  inWork(deps, by.actor, async (work) => {
    // A second press, or one whose answer was lost, finds it declined.
    if (await isAnsweredAs(work, params, 'declined')) return readForms(work, await foundOf(work, params))
    await answerDocument(work, params, by, (_, text) => {
      if (!text.mayDecline) {
        throw new AppError('transition_refused', 'This document can’t be declined. Call the practice.')
      }
      return { outcome: 'declined', signer: null, reason }
    })
    return readForms(work, await foundOf(work, params))
  })
