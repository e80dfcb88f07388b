import { claimFindings, CLAIMS_MESSAGES } from '@oaklet/api'
import { CLAIM_HAND_WAYS, type Claim, type ClaimFinding } from '@oaklet/api/contract'
import { Banner, RadioGroup, Text } from '@oaklet/design-system'
import { useState } from 'react'
import { useForm } from '../../../../shared/forms/use-form'
import { ClaimStepDialog } from './ClaimStepDialog'
import { SUBMIT_TITLE } from './step-words'
import type { Step } from './use-claim-step'

type HandWay = (typeof CLAIM_HAND_WAYS)[number]

const WAY_WORDS: Readonly<Record<HandWay, string>> = {
  paper: 'On the red paper form',
  printed: 'As a printed copy',
  elsewhere: 'Elsewhere, like the insurance’s website',
}
const WAYS = CLAIM_HAND_WAYS.map((id) => ({ id, label: WAY_WORDS[id] }))

const missingWay = ({ way }: { way: HandWay | null }) =>
  way === null ? [{ path: 'way', message: 'Choose how it was sent' }] : []

const takeSubmit: Step<{ way: HandWay; allowWarnings: boolean }> = (claims, params, body, options) =>
  claims.submit(params, body, options)

const NONE: readonly ClaimFinding[] = []

/** Keeps that a claim was sent without a file; warnings are shown first, and confirmed by sending again. */
export function SubmitClaimDialog({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const initial: { way: HandWay | null } = { way: claim.delivery === 'paper' ? 'paper' : null }
  const form = useForm({ initial, errorsOf: missingWay, clearsAsTyped: true })
  const [refused, setRefused] = useState(NONE)
  // What is on view is what was confirmed: another refusal shows what else there is.
  const shown = refused.length > 0 ? refused : claim.findings
  const hasErrors = shown.some(({ level }) => level === 'error')
  return (
    <ClaimStepDialog
      claim={claim}
      title={SUBMIT_TITLE}
      submitLabel={shown.length > 0 && !hasErrors ? 'Mark as sent anyway' : SUBMIT_TITLE}
      form={form}
      take={takeSubmit}
      bodyOf={({ way }) => (way === null ? null : { way, allowWarnings: shown.length > 0 })}
      done={(name) => `${name} is marked as sent`}
      fallback={CLAIMS_MESSAGES.submit}
      onRefused={(error) => setRefused(claimFindings(error) ?? NONE)}
      onClose={onClose}
    >
      {shown.length > 0 && (
        <Banner tone={hasErrors ? 'bad' : 'wait'} isAnnounced={refused.length > 0}>
          {shown.map(({ words }) => `${words}.`).join(' ')}
        </Banner>
      )}
      <RadioGroup label="How was it sent?" options={WAYS} {...form.field('way')} />
      <Text tone="quiet">From then on the insurance owes it, and it can’t be changed any more.</Text>
    </ClaimStepDialog>
  )
}
