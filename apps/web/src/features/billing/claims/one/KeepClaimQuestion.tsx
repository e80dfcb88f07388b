import { CLAIMS_MESSAGES } from '@oaklet/api'
import type { Claim } from '@oaklet/api/contract'
import { AlertDialog, Banner, showToast } from '@oaklet/design-system'
import { failureWords } from '../../../../shared/failure-words'
import { claimName } from '../claim-words'
import { KEEP_TITLE } from './step-words'
import { useClaimStep } from './use-claim-step'

/** Asks before the correction or cancellation of a claim is given up. */
export function KeepClaimQuestion({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const { taking, version } = useClaimStep(claim, (claims, params, body, options) =>
    claims.keep(params, body, options),
  )
  return (
    <AlertDialog
      title="Leave this claim as it was?"
      tone="danger"
      isOpen
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      confirmLabel={KEEP_TITLE}
      cancelLabel="Go on with it"
      isPending={taking.isPending}
      onConfirm={() =>
        taking.mutate(
          { version },
          {
            onSuccess: () => {
              showToast({ title: `${claimName(claim)} is as it was`, tone: 'good' })
              onClose()
            },
          },
        )
      }
    >
      {taking.isError ? (
        <Banner tone="bad" isAnnounced>
          {failureWords(taking.error, CLAIMS_MESSAGES.keep)}
        </Banner>
      ) : (
        'The claim says again what the insurance has of it. What was changed since is lost.'
      )}
    </AlertDialog>
  )
}
