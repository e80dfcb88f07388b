import { CLAIMS_MESSAGES } from '@oaklet/api'
import type { Claim } from '@oaklet/api/contract'
import { AlertDialog, Banner, showToast } from '@oaklet/design-system'
import { failureWords } from '../../../../shared/failure-words'
import { claimName } from '../claim-words'
import { KEEP_TITLE, UNDO_GIVE_TO_CLIENT_TITLE, UNDO_WRITE_OFF_TITLE } from './step-words'
import { type Step, useClaimStep } from './use-claim-step'

/** A step that is asked about, and takes nothing else. */
type QuestionStep = 'keep' | 'undo_write_off' | 'undo_give_to_client'

interface Question {
  title: string
  meaning: string
  confirmLabel: string
  cancelLabel: string
  /** Says what is done, of the claim by its name. */
  done: (name: string) => string
  fallback: string
  isGrave?: true
  take: Step<object>
}

const QUESTIONS: Readonly<Record<QuestionStep, Question>> = {
  keep: {
    title: 'Leave this claim as it was?',
    meaning: 'The claim says again what the insurance has of it. What was changed since is lost.',
    confirmLabel: KEEP_TITLE,
    cancelLabel: 'Go on with it',
    done: (name) => `${name} is as it was`,
    fallback: CLAIMS_MESSAGES.keep,
    isGrave: true,
    take: (claims, params, body, options) => claims.keep(params, body, options),
  },
  undo_write_off: {
    title: 'Undo the write-off?',
    meaning: 'What was written off is open again, and can be corrected, appealed or written off anew.',
    confirmLabel: UNDO_WRITE_OFF_TITLE,
    cancelLabel: 'Leave it written off',
    done: (name) => `The write-off of ${name} is undone`,
    fallback: CLAIMS_MESSAGES.undoWriteOff,
    take: (claims, params, body, options) => claims.undoWriteOff(params, body, options),
  },
  undo_give_to_client: {
    title: 'Undo giving to the client?',
    meaning:
      'The invoice over it becomes void, and what was paid on it is the client’s credit, or is held for its session again. What was given is open again, and can be corrected, appealed, written off or given anew.',
    confirmLabel: UNDO_GIVE_TO_CLIENT_TITLE,
    cancelLabel: 'Leave it with the client',
    done: (name) => `The rest of ${name} is open again`,
    fallback: CLAIMS_MESSAGES.undoGiveToClient,
    take: (claims, params, body, options) => claims.undoGiveToClient(params, body, options),
  },
}

interface StepQuestionProps {
  claim: Claim
  step: QuestionStep
  onClose: () => void
}

/** Asks before a step is taken that changes what the claim says or what is owed for it. */
export function StepQuestion({ claim, step, onClose }: StepQuestionProps) {
  const { title, meaning, confirmLabel, cancelLabel, done, fallback, isGrave, take } = QUESTIONS[step]
  const { taking, version } = useClaimStep(claim, take)
  return (
    <AlertDialog
      title={title}
      {...(isGrave && { tone: 'danger' })}
      isOpen
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      isPending={taking.isPending}
      onConfirm={() =>
        taking.mutate(
          { version },
          {
            onSuccess: () => {
              showToast({ title: done(claimName(claim)), tone: 'good' })
              onClose()
            },
          },
        )
      }
    >
      {taking.isError ? (
        <Banner tone="bad" isAnnounced>
          {failureWords(taking.error, fallback)}
        </Banner>
      ) : (
        meaning
      )}
    </AlertDialog>
  )
}
