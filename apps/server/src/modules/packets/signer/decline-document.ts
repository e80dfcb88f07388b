import type * as api from '@oaklet/api/contract'
import type { OnboardingForms } from '@oaklet/api/contract'
import { AppError } from '../../../errors'
import { inWork } from '../../../work'
import { answerDocument, type DocumentCall } from './answer-document'

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
  inWork(deps, by.actor, (work) =>
    answerDocument(work, params, by, { outcome: 'declined', signer: null, reason }, (_, { mayDecline }) => {
      if (!mayDecline) {
        throw new AppError('transition_refused', 'This document can’t be declined. Call the practice.')
      }
    }),
  )
