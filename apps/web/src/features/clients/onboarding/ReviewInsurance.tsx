import type { PacketReview, SaidCoverage } from '@oaklet/api/contract'
import { Banner, DatePicker, FieldGroup, RadioGroup, Select, Stack } from '@oaklet/design-system'
import { PRIORITY_WORDS } from '../../../records/coverages/policy-words'
import type { FormState } from '../../../shared/forms/use-form'
import { usePayerChoices } from '../insurance/use-payer-choices'
import { coverageOnFileWords, saidCoverageWords } from './difference-words'
import type { Decision, ReviewValues } from './review-form'

const PRIORITIES = PRIORITY_WORDS.map((label, index) => ({ id: String(index + 1), label }))

interface ReviewInsuranceProps {
  said: SaidCoverage
  review: PacketReview
  form: FormState<ReviewValues>
  onDecide: (decision: Decision) => void
}

/** The insurance that a client tells of: whether it is added, with which payer, and since when. */
export function ReviewInsurance({ said, review, form, onDecide }: ReviewInsuranceProps) {
  const { values, change, errorAt } = form
  const { choices } = usePayerChoices()
  const decision = values.decisions['coverage'] ?? null
  return (
    <Stack gap="m">
      <RadioGroup<Decision>
        label="Insurance"
        name="coverage"
        options={[
          { id: 'accept', label: saidCoverageWords(said), description: 'The client says' },
          { id: 'keep', label: coverageOnFileWords(review.coverage), description: 'On file' },
        ]}
        value={decision}
        errorMessage={errorAt('coverage')}
        onChange={onDecide}
      />
      {decision === 'accept' && (
        <>
          {review.coverage !== null && (
            <Banner tone="info">
              If this one takes the place of the insurance on file, enter the last day of that one first, in
              the tab “Insurance”.
            </Banner>
          )}
          <FieldGroup legend="How it is added" columns={2}>
            <Select
              label="Payer"
              name="coverage.payerId"
              items={choices}
              placeholder="Choose the insurance"
              selectedKey={values.payerId}
              errorMessage={errorAt('coverage.payerId')}
              onSelectionChange={(payerId) => change({ payerId })}
            />
            <Select
              label="Order"
              name="coverage.priority"
              items={PRIORITIES}
              selectedKey={String(values.priority)}
              errorMessage={errorAt('coverage.priority')}
              onSelectionChange={(id) => change({ priority: Number(id) })}
            />
            <DatePicker
              label="First day"
              name="coverage.effectiveFrom"
              value={values.effectiveFrom}
              errorMessage={errorAt('coverage.effectiveFrom')}
              onChange={(effectiveFrom) => change({ effectiveFrom })}
            />
          </FieldGroup>
        </>
      )}
    </Stack>
  )
}
