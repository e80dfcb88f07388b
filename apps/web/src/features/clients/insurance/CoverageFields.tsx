import { COVERAGE_RELATIONS, COVERAGE_STATUSES } from '@oaklet/api/contract'
import { Checkbox, DatePicker, FieldGroup, Select, TextField } from '@oaklet/design-system'
import { CostFields } from './CostFields'
import type { CoverageFieldsProps } from './coverage-fields-props'
import { COVERAGE_STATUS_WORDS } from './coverage-words'
import { PolicyHolderFields } from './PolicyHolderFields'
import { PRIORITY_WORDS, RELATION_WORDS } from '../../../records/coverages/policy-words'

const PRIORITIES = PRIORITY_WORDS.map((label, index) => ({ id: String(index + 1), label }))
const RELATIONS = COVERAGE_RELATIONS.map((id) => ({ id, label: RELATION_WORDS[id] }))
const STATUSES = COVERAGE_STATUSES.map((id) => ({ id, label: COVERAGE_STATUS_WORDS[id].word }))

/** What the card of an insurance says, since when, and what the client agreed to. */
export function CoverageFields({ form, payers, currency, today }: CoverageFieldsProps) {
  const { values, change, field, errorAt } = form
  return (
    <>
      <FieldGroup legend="Insurance" columns={2}>
        <Select
          label="Payer"
          name="payerId"
          items={payers}
          placeholder="Choose the insurance"
          selectedKey={values.payerId}
          onSelectionChange={(payerId) => change({ payerId })}
          errorMessage={errorAt('payerId')}
          autoFocus
        />
        <Select
          label="Order"
          name="priority"
          items={PRIORITIES}
          selectedKey={String(values.priority)}
          onSelectionChange={(id) => change({ priority: Number(id) })}
          errorMessage={errorAt('priority')}
        />
        <TextField label="Member id" autoComplete="off" maxLength={80} {...field('memberId')} />
        <TextField label="Plan" isOptional autoComplete="off" maxLength={60} {...field('planName')} />
        <TextField
          label="Group number"
          isOptional
          autoComplete="off"
          maxLength={50}
          {...field('groupNumber')}
        />
        <TextField label="Group name" isOptional autoComplete="off" maxLength={60} {...field('groupName')} />
        <DatePicker label="First day" {...field('effectiveFrom')} />
        <DatePicker label="Last day" isOptional {...field('effectiveTo')} />
        <Select
          label="Status"
          name="status"
          items={STATUSES}
          selectedKey={values.status}
          onSelectionChange={(status) => change({ status })}
          errorMessage={errorAt('status')}
        />
        <Select
          label="The client is"
          name="relation"
          items={RELATIONS}
          selectedKey={values.relation}
          onSelectionChange={(relation) => change({ relation })}
          errorMessage={errorAt('relation')}
        />
      </FieldGroup>
      {values.relation !== 'self' && <PolicyHolderFields form={form} today={today} />}
      <CostFields form={form} currency={currency} today={today} />
      <FieldGroup legend="Payment and consent" columns={2}>
        <DatePicker
          label="Assignment of benefits signed"
          isOptional
          maxValue={today}
          {...field('signatureOn')}
        />
        <DatePicker
          label="Release of information signed"
          isOptional
          maxValue={today}
          {...field('releaseOn')}
        />
        <Checkbox
          name="acceptsAssignment"
          isSelected={values.acceptsAssignment}
          onChange={(acceptsAssignment) => change({ acceptsAssignment })}
          description="Otherwise it pays the client."
        >
          The insurance pays the practice
        </Checkbox>
      </FieldGroup>
    </>
  )
}
