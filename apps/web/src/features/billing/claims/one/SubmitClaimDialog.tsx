import { claimFindings, CLAIMS_MESSAGES } from '@oaklet/api'
import { CLAIM_HAND_WAYS, type Claim, type ClaimFinding } from '@oaklet/api/contract'
import { Banner, RadioGroup, showToast, Stack, Text } from '@oaklet/design-system'
import { useState } from 'react'
import { FormDialog } from '../../../../shared/forms/FormDialog'
import { useForm } from '../../../../shared/forms/use-form'
import { claimName } from '../claim-words'
import { SUBMIT_TITLE } from './step-words'
import { useClaimStep } from './use-claim-step'

type HandWay = (typeof CLAIM_HAND_WAYS)[number]

const WAY_WORDS: Readonly<Record<HandWay, string>> = {
  paper: 'On the red paper form',
  printed: 'As a printed copy',
  elsewhere: 'Elsewhere, like the insurance’s website',
}
const WAYS = CLAIM_HAND_WAYS.map((id) => ({ id, label: WAY_WORDS[id] }))

const missingWay = ({ way }: { way: HandWay | null }) =>
  way === null ? [{ path: 'way', message: 'Choose how it was sent' }] : []

const NONE: readonly ClaimFinding[] = []

/** Keeps that a claim was sent without a file; warnings are shown first, and confirmed by sending again. */
export function SubmitClaimDialog({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const { taking, version } = useClaimStep<{ way: HandWay; allowWarnings: boolean }>(
    claim,
    (claims, params, body, options) => claims.submit(params, body, options),
  )
  const initial: { way: HandWay | null } = { way: claim.delivery === 'paper' ? 'paper' : null }
  const form = useForm({ initial, errorsOf: missingWay, clearsAsTyped: true })
  const [refused, setRefused] = useState(NONE)
  // What is on view is what was confirmed: another refusal shows what else there is.
  const shown = refused.length > 0 ? refused : claim.findings
  const hasErrors = shown.some(({ level }) => level === 'error')
  const submit = () => {
    const { way } = form.values
    if (!form.check() || way === null) return
    taking.mutate(
      { version, way, allowWarnings: shown.length > 0 },
      {
        onSuccess: () => {
          showToast({ title: `${claimName(claim)} is marked as sent`, tone: 'good' })
          onClose()
        },
        onError: (error) => {
          setRefused(claimFindings(error) ?? NONE)
          form.refuse(error)
        },
      },
    )
  }
  return (
    <FormDialog
      title={SUBMIT_TITLE}
      size="s"
      form={form}
      submitLabel={shown.length > 0 && !hasErrors ? 'Mark as sent anyway' : SUBMIT_TITLE}
      pendingLabel="Saving…"
      isPending={taking.isPending}
      error={taking.error}
      fallback={CLAIMS_MESSAGES.submit}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="l">
        {shown.length > 0 && (
          <Banner tone={hasErrors ? 'bad' : 'wait'} isAnnounced={refused.length > 0}>
            {shown.map(({ words }) => `${words}.`).join(' ')}
          </Banner>
        )}
        <RadioGroup
          label="How was it sent?"
          name="way"
          options={WAYS}
          value={form.values.way}
          onChange={(way) => form.change({ way })}
          errorMessage={form.errorAt('way')}
        />
        <Text tone="quiet">From then on the insurance owes it, and it can’t be changed any more.</Text>
      </Stack>
    </FormDialog>
  )
}
