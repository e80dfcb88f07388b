import { CLAIMS_MESSAGES } from '@oaklet/api'
import { CLAIM_STATE_WORDS, type Claim } from '@oaklet/api/contract'
import { Banner, Button, Card, Stack } from '@oaklet/design-system'
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import { DiagnosisFields } from '../../../../records/diagnoses/DiagnosisFields'
import { RecordForm } from '../../../../shared/forms/RecordForm'
import { useForm } from '../../../../shared/forms/use-form'
import { useKeptFocus } from '../../../../shared/use-kept-focus'
import { AmountFields } from './AmountFields'
import { claimBodyOf, claimErrors, claimRefusals, claimVersions } from './claim-body'
import { clientFacts, insuranceFacts, otherFacts, practiceFacts } from './claim-facts'
import { claimValuesOf, linesFor } from './claim-values'
import { alone, aside, besides, main } from './ClaimEditor.css'
import { ConditionFields } from './ConditionFields'
import { CorrectionFields } from './CorrectionFields'
import { FactsCard } from './FactsCard'
import { FindingsCard } from './FindingsCard'
import { SessionsFields } from './SessionsFields'
import { useSaveClaim } from './use-save-claim'

interface ClaimEditorProps {
  claim: Claim
  /** Called with whether something typed is not saved. */
  onTouched: (isTouched: boolean) => void
  /** What was answered to it, which stands beside what has to be put right. */
  answers: ReactNode
}

/** A claim that can be changed: what stands in its way, and its boxes as fields in the order of the paper form. */
export function ClaimEditor({ claim, onTouched, answers }: ClaimEditorProps) {
  const saving = useSaveClaim(claim)
  const form = useForm({
    initial: claimValuesOf(claim),
    errorsOf: claimErrors,
    refusalsOf: claimRefusals,
  })
  const { isTouched } = form
  useEffect(() => {
    onTouched(isTouched)
    return () => onTouched(false)
  }, [onTouched, isTouched])
  // While nothing is typed, what was saved elsewhere shows here too.
  const follow = useEffectEvent((saved: Claim) => {
    if (isTouched || saving.isPending || saved.version <= saving.base.version) return
    saving.rebase(saved)
    form.restart(claimValuesOf(saved))
  })
  useEffect(() => follow(claim), [claim])
  // What a save that came too late was answered may be newer than what was loaded.
  const now = saving.stale !== null && saving.stale.version > claim.version ? saving.stale : claim
  const isOver = !now.steps.includes('change')
  const showId = useId()
  // The button that saves goes when nothing can be saved any more.
  useKeptFocus(isOver, showId)
  const { values, errors, change } = form
  return (
    <Stack gap="xl">
      {isOver && (
        <Banner
          tone="wait"
          isAnnounced
          title="Somebody else was first: this claim can’t be changed any more"
          actions={
            <Button
              id={showId}
              size="small"
              onPress={() => {
                saving.takeTheirs(now)
                form.restart(claimValuesOf(now))
              }}
            >
              Show the claim as it is
            </Button>
          }
        >
          {`It is in the state “${CLAIM_STATE_WORDS[now.state]}” now, and what you typed is not saved. Copy what you still need of it.`}
        </Banner>
      )}
      <div className={isOver ? alone : besides}>
        <div className={isOver ? undefined : aside}>
          <Stack gap="xl">
            {!isOver && <FindingsCard claim={claim} checking={saving.checking} isTouched={isTouched} />}
            {answers}
          </Stack>
        </div>
        <div className={isOver ? undefined : main}>
          <RecordForm
            what="claim"
            label="Claim"
            submitLabel="Save claim"
            savedWords="Claim saved"
            fallback={CLAIMS_MESSAGES.update}
            isOver={isOver}
            form={form}
            saving={isOver ? { ...saving, stale: null, error: null } : saving}
            valuesOf={claimValuesOf}
            bodyOf={claimBodyOf}
            versionsOf={claimVersions}
          >
            <FactsCard title="Insurance" facts={insuranceFacts(claim.form)} />
            <FactsCard title="Client and policy holder" facts={clientFacts(claim.form)} />
            <FactsCard title="Other insurance" facts={otherFacts(claim.form)} />
            <Card>
              <ConditionFields form={form} />
            </Card>
            <Card>
              <DiagnosisFields
                diagnoses={values.diagnoses}
                typed={values.diagnosisTyped}
                errors={errors}
                onChange={(changes) =>
                  change({
                    ...changes,
                    ...(changes.diagnoses && { lines: linesFor(values.lines, changes.diagnoses) }),
                  })
                }
              />
            </Card>
            <Card>
              <CorrectionFields form={form} isReplacement={claim.isReplacement} />
            </Card>
            <Card>
              <SessionsFields
                lines={values.lines}
                diagnoses={values.diagnoses}
                currency={claim.currency}
                isWhole={claim.isReplacement}
                errors={errors}
                onChange={(lines) => change({ lines })}
              />
            </Card>
            <Card>
              <AmountFields form={form} currency={claim.currency} />
            </Card>
            <FactsCard title="Clinician and practice" facts={practiceFacts(claim.form)} />
          </RecordForm>
        </div>
      </div>
    </Stack>
  )
}
