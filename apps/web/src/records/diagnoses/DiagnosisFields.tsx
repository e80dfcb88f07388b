import { MAX_DIAGNOSES } from '@oaklet/api/contract'
import { announce, ComboBox, FieldGroup, type FormError, Stack } from '@oaklet/design-system'
import { useState } from 'react'
import { ChosenDiagnoses } from './ChosenDiagnoses'
import { diagnosisChoices, diagnosisWords } from './diagnosis-choices'

const FULL = `A claim has room for ${MAX_DIAGNOSES} diagnoses: remove one first`

interface DiagnosisFieldsProps {
  diagnoses: readonly string[]
  /** What is typed to find one more. */
  typed: string
  errors: readonly FormError[]
  onChange: (changes: { diagnoses?: string[]; diagnosisTyped?: string }) => void
}

/** The diagnoses of a client or a claim: one is added by choosing it, and moved and taken away by its buttons. */
export function DiagnosisFields({ diagnoses, typed, errors, onChange }: DiagnosisFieldsProps) {
  const [timesBegun, setTimesBegun] = useState(0)
  const isFull = diagnoses.length === MAX_DIAGNOSES
  const beginAnew = () => setTimesBegun((before) => before + 1)
  return (
    <FieldGroup legend="Diagnoses">
      <Stack gap="l">
        <ComboBox
          // Begins anew with each one that was added, and takes the focus of the last one that was removed.
          key={timesBegun}
          autoFocus={timesBegun > 0}
          label="Add a diagnosis"
          name="diagnoses"
          isOptional
          description="Find it by its name, or by its ICD-10-CM code."
          filter="none"
          items={isFull ? [] : diagnosisChoices(typed, diagnoses)}
          inputValue={typed}
          onInputChange={(diagnosisTyped) => onChange({ diagnosisTyped })}
          selectedKey={null}
          onSelectionChange={(code) => {
            if (code === null) return
            beginAnew()
            announce(`${diagnosisWords(code)} added`)
            onChange({ diagnosisTyped: '', diagnoses: [...diagnoses, code] })
          }}
          emptyText={isFull ? FULL : 'No diagnosis like that. Check the spelling, or type its whole code.'}
          errorMessage={errors.find(({ path }) => path === 'diagnoses')?.message}
        />
        {diagnoses.length > 0 && (
          <ChosenDiagnoses
            diagnoses={diagnoses}
            onChange={(next) => {
              if (next.length === 0) beginAnew()
              onChange({ diagnoses: next })
            }}
          />
        )}
      </Stack>
    </FieldGroup>
  )
}
