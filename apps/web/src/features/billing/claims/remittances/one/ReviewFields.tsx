import { REMITTANCES_MESSAGES } from '@oaklet/api'
import type { Payer, RemittanceClaim, RemittanceDetails } from '@oaklet/api/contract'
import { Card, Checkbox, Heading, Select, Stack } from '@oaklet/design-system'
import { RecordForm } from '../../../../../shared/forms/RecordForm'
import { ClaimCard } from './ClaimCard'
import { decisionsBody, decisionsOf, decisionVersions } from './decisions'
import { ReasonChoice } from './ReasonChoice'
import { RecoveryChoice } from './RecoveryChoice'
import type { useReview } from './use-review'

interface ReviewFieldsProps {
  remittance: RemittanceDetails
  review: ReturnType<typeof useReview>
  payers: readonly Payer[]
  /** Whether the insurance can be chosen, although it is known. */
  isPayerOpen: boolean
  /** The claims that wait for a person. */
  waiting: readonly RemittanceClaim[]
  /** Those that the person opened, to look closer or to decide otherwise. */
  opened: readonly RemittanceClaim[]
  onClose: (segment: number) => void
}

/** What a person decides about a remittance, all of it saved together. */
export function ReviewFields(props: ReviewFieldsProps) {
  const { remittance, payers, isPayerOpen, waiting, opened, onClose } = props
  const { form, saving } = props.review
  const { values } = form
  const recoveries = remittance.adjustments.filter(
    ({ position, cents, needsPerson, kind }) =>
      cents > 0 &&
      (needsPerson ||
        kind === 'taken_back' ||
        values.recoveries.some((recovery) => recovery.position === position)),
  )
  const isAnother = remittance.refusal === 'trace_used' || values.isAnotherPayment
  const hasPayer = remittance.payer === null || isPayerOpen || values.payerId !== remittance.payer.id
  const isNothing =
    waiting.length + opened.length + recoveries.length + remittance.reasons.length === 0 &&
    !hasPayer &&
    !isAnother &&
    !form.isTouched &&
    saving.stale === null
  if (isNothing) return null
  const payerName = (payerId: string) => payers.find(({ id }) => id === payerId)?.name ?? 'Another insurance'
  return (
    <RecordForm
      what="remittance"
      label="What you decide"
      submitLabel="Save decisions"
      savedWords="Decisions saved"
      fallback={REMITTANCES_MESSAGES.decide}
      form={form}
      saving={saving}
      valuesOf={decisionsOf}
      bodyOf={decisionsBody}
      versionsOf={(mine, theirs) => decisionVersions(mine, theirs, payerName)}
    >
      {(hasPayer || isAnother) && (
        <Card>
          <Stack gap="l">
            {hasPayer && (
              <Select
                label="Which insurance paid?"
                description="It is remembered for what comes from the same sender."
                placeholder="Choose an insurance"
                name="payerId"
                items={payers.map(({ id, name }) => ({ id, label: name }))}
                selectedKey={values.payerId}
                errorMessage={form.errorAt('payerId')}
                onSelectionChange={(payerId) => form.change({ payerId })}
              />
            )}
            {isAnother && (
              <Checkbox
                name="isAnotherPayment"
                description="Choose this only when the insurance paid twice under one number."
                isSelected={values.isAnotherPayment}
                onChange={(isAnotherPayment) => form.change({ isAnotherPayment })}
              >
                It is another payment with the same number
              </Checkbox>
            )}
          </Stack>
        </Card>
      )}
      <ClaimCards title={`Needs you (${waiting.length})`} claims={waiting} {...{ remittance, form }} />
      <ClaimCards title="Opened by you" claims={opened} {...{ remittance, form, onClose }} />
      {remittance.reasons.length > 0 && (
        <Stack gap="l">
          <Heading level={2}>What the insurance calls the client’s</Heading>
          {remittance.reasons.map((reason) => (
            <ReasonChoice key={reason.code} {...{ reason, remittance, form }} />
          ))}
        </Stack>
      )}
      {recoveries.length > 0 && (
        <Stack gap="l">
          <Heading level={2}>Money that the insurance takes back</Heading>
          {recoveries.map((adjustment) => (
            <RecoveryChoice key={adjustment.position} {...{ adjustment, remittance, form }} />
          ))}
        </Stack>
      )}
    </RecordForm>
  )
}

interface ClaimCardsProps {
  title: string
  claims: readonly RemittanceClaim[]
  remittance: RemittanceDetails
  form: ReturnType<typeof useReview>['form'] | null
  onClose?: (segment: number) => void
}

/** Claims of the file with all that is known of them, under a heading; nothing where there are none. */
export const ClaimCards = ({ title, claims, remittance, form, onClose }: ClaimCardsProps) =>
  claims.length > 0 && (
    <Stack gap="l">
      <Heading level={2}>{title}</Heading>
      {claims.map((claim) => (
        <ClaimCard
          key={claim.segment}
          {...{ claim, remittance, form }}
          {...(onClose && { onClose: () => onClose(claim.segment) })}
        />
      ))}
    </Stack>
  )
