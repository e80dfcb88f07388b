import { CLAIMS_MESSAGES } from '@oaklet/api'
import {
  type Claim,
  type ClaimDecision,
  GIVE_TO_CLIENT_REASON_WORDS,
  GIVE_TO_CLIENT_REASONS,
  type GiveToClientReason,
} from '@oaklet/api/contract'
import { Banner, Button, Stack, Text } from '@oaklet/design-system'
import { formatMediumDate } from '../../../../shared/format-date'
import { formatMoney } from '../../../../shared/format-money'
import { DiscardQuestion } from '../../../../shared/forms/DiscardQuestion'
import { useForm } from '../../../../shared/forms/use-form'
import { missingReason, ReasonFields } from '../../ReasonFields'
import { ClaimStepDialog } from './ClaimStepDialog'
import { GIVE_TO_CLIENT_TITLE, secondClaimTitle } from './step-words'
import type { Step } from './use-claim-step'

interface Values {
  reason: GiveToClientReason | null
  note: string
}

const REASONS = GIVE_TO_CLIENT_REASONS.map((id) => ({ id, label: GIVE_TO_CLIENT_REASON_WORDS[id] }))

const takeGiveToClient: Step<{ reason: GiveToClientReason; note: string }> = (
  claims,
  params,
  body,
  options,
) => claims.giveToClient(params, body, options)

interface GiveToClientDialogProps {
  claim: Claim
  /** Asks the next insurance instead, once the person agrees to lose what is typed. */
  onAskNext: () => void
  onClose: () => void
}

/** Asks the client for what an insurance left open of a claim, with the reason; it says first what speaks against that. */
export function GiveToClientDialog({ claim, onAskNext, onClose }: GiveToClientDialogProps) {
  const form = useForm<Values>({
    initial: { reason: null, note: '' },
    errorsOf: missingReason,
    clearsAsTyped: true,
  })
  const appeal = claim.appeals.find(({ outcome }) => outcome === null)
  return (
    <ClaimStepDialog
      claim={claim}
      title={GIVE_TO_CLIENT_TITLE}
      form={form}
      take={takeGiveToClient}
      bodyOf={({ reason, note }) => (reason === null ? null : { reason, note: note.trim() })}
      done={(name) => `The rest of ${name} is given to the client`}
      fallback={CLAIMS_MESSAGES.giveToClient}
      onClose={onClose}
    >
      <Text>
        {`${formatMoney(claim.openCents ?? 0, claim.currency)} is open. The client gets an invoice over what is open of each session, on which what is held for these sessions is put first. The insurance owes it no more. You can undo this later.`}
      </Text>
      {claim.nextInsurance !== null && (
        <Banner
          tone="bad"
          title={`${claim.nextInsurance.payer.name} pays next`}
          actions={
            claim.steps.includes('second_claim') && (
              <DiscardQuestion isNeeded={form.isTouched} onDiscard={onAskNext}>
                {(ask) => (
                  <Button size="small" onPress={ask}>
                    {secondClaimTitle(claim)}
                  </Button>
                )}
              </DiscardQuestion>
            )
          }
        >
          Ask it first: what it pays, the client does not owe.
        </Banner>
      )}
      {claim.decision !== null && <Doubts decision={claim.decision} claim={claim} />}
      {appeal !== undefined && (
        <Banner tone="wait">
          {`An appeal waits for its answer, which is expected by ${formatMediumDate(appeal.answerDueOn)}: the insurance may still pay this.`}
        </Banner>
      )}
      <ReasonFields
        form={form}
        reasons={REASONS}
        noteDescription="Nothing clinical: it is kept with the claim."
      />
    </ClaimStepDialog>
  )
}

/** Where the insurance says that the client must not be asked, or doesn’t say that they may. */
function Doubts({ decision: { openReasons }, claim }: { decision: ClaimDecision; claim: Claim }) {
  if (openReasons.length === 0) {
    return (
      <Banner tone="wait">
        The insurance gave no reason why it did not pay. Ask it first whether the client may be asked for
        this.
      </Banner>
    )
  }
  const doubtful = openReasons.filter(({ group, cents }) => group !== 'PR' && cents > 0)
  const groups = [...new Set(doubtful.map(({ group }) => group))]
  return groups.map((group) => (
    <Banner key={group} tone={group === 'CO' ? 'bad' : 'wait'} title={DOUBTS[group] ?? UNSAID}>
      <Stack gap="xs">
        {doubtful
          .filter((reason) => reason.group === group)
          .map((reason) => (
            <Text key={`${reason.lineNumber} ${reason.code}`}>{reasonLine(reason, claim)}</Text>
          ))}
      </Stack>
    </Banner>
  ))
}

const UNSAID = 'The insurance doesn’t say who owes this. Make sure that the client may be asked.'

/** What speaks against asking the client, by the group of the insurance’s reason. */
const DOUBTS: Readonly<Record<string, string>> = {
  CO: 'The insurance says this must not be asked of the client: by contract the practice bears it.',
  PI: 'The insurance says that the client doesn’t owe this. Ask it why before you ask the client.',
}

type Reason = ClaimDecision['openReasons'][number]

/** `$185.00 for 90837 on Nov 2, 2026: No authorization (CO 197)`. */
function reasonLine({ lineNumber, cents, words, group, code }: Reason, { form, currency }: Claim): string {
  const line = form.lines.find(({ controlNumber }) => controlNumber === lineNumber)
  const session = line === undefined ? '' : ` for ${line.code} on ${formatMediumDate(line.date)}`
  return `${formatMoney(cents, currency)}${session}: ${words} (${group} ${code})`
}
