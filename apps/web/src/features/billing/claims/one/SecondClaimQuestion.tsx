import { CLAIMS_MESSAGES } from '@oaklet/api'
import type { Claim, NextInsurance } from '@oaklet/api/contract'
import { AlertDialog, Banner, showToast, Stack, Text } from '@oaklet/design-system'
import { useNavigate } from 'react-router-dom'
import { failureWords } from '../../../../shared/failure-words'
import { formatMoney } from '../../../../shared/format-money'
import { paths } from '../../../../shared/paths'
import { claimName } from '../claim-words'
import { type Step, useClaimStep } from './use-claim-step'

const takeSecondClaim: Step<{ coverageId: string }> = (claims, params, body, options) =>
  claims.makeSecond(params, body, options)

interface SecondClaimQuestionProps {
  claim: Claim
  next: NextInsurance
  onClose: () => void
}

/** Asks before what is open of a claim moves to a new one to the insurance that comes next, and leads to that. */
export function SecondClaimQuestion({ claim, next, onClose }: SecondClaimQuestionProps) {
  const navigate = useNavigate()
  const { taking, version } = useClaimStep(claim, takeSecondClaim)
  return (
    <AlertDialog
      title={`Make a claim to ${next.payer.name}?`}
      isOpen
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      confirmLabel="Make claim"
      cancelLabel="Leave it here"
      isPending={taking.isPending}
      onConfirm={() =>
        taking.mutate(
          { version, coverageId: next.coverageId },
          {
            onSuccess: (second) => {
              showToast({ title: `${claimName(second)} to ${next.payer.name} is made`, tone: 'good' })
              onClose()
              void navigate(paths.claim(second.id))
            },
          },
        )
      }
    >
      {taking.isError ? (
        <Banner tone="bad" isAnnounced>
          {failureWords(taking.error, CLAIMS_MESSAGES.makeSecond)}
        </Banner>
      ) : (
        <Stack gap="m">
          {meaningOf(claim, next).map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
        </Stack>
      )}
    </AlertDialog>
  )
}

/** What moves, what does not, and what is to be looked at first. */
function meaningOf(
  { payer, appeals, currency }: Claim,
  { payer: second, openCents, toClientCents, isForwarded }: NextInsurance,
): string[] {
  const money = (cents: number) => formatMoney(cents, currency)
  return [
    `${money(openCents)} is open. It moves to a new claim to ${second.name}, which says what ${payer.name} paid and took off.`,
    isForwarded
      ? `${payer.name} says that it sent this on to the next insurance itself, so the new claim counts as sent.`
      : 'Nothing is sent yet, and deleting the new claim moves everything back.',
    ...(toClientCents > 0 ? [`The ${money(toClientCents)} that the client was asked for stays there.`] : []),
    ...(appeals.some(({ outcome }) => outcome === null)
      ? ['An appeal waits for its answer. What it brings has to be decided on by a person then.']
      : []),
  ]
}

/** Says how an insurance that was entered late can have what the client was asked for; nothing where that is not so. */
export function SharesOnlyNote({ claim: { nextInsurance, currency } }: { claim: Claim }) {
  if (nextInsurance === null || nextInsurance.openCents > 0) return null
  const { payer, toClientCents } = nextInsurance
  return (
    <Text tone="quiet">
      {`${payer.name} pays next, but the client was asked for the ${formatMoney(toClientCents, currency)} that was left. To ask ${payer.name} instead, undo the posting of the payment and post it again.`}
    </Text>
  )
}
