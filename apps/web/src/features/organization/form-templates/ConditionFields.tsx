import {
  choicesOf,
  FORM_OPERATORS,
  type FormItem,
  type FormOperator,
  MAX_FORM_TESTS,
} from '@oaklet/api/contract'
import { announce, Button, FieldGroup, Inline, RadioGroup, Select, Stack, Text } from '@oaklet/design-system'
import { useId } from 'react'
import type { FormState } from '../../../shared/forms/use-form'
import { useFocusAfterFrames } from '../../../shared/use-focus-after-frames'
import { OPERATOR_WORDS } from './form-words'
import { type QuestionValues, testField, type TypedTest } from './question-form'

interface ConditionFieldsProps {
  form: FormState<QuestionValues>
  /** The questions that come before. */
  earlier: readonly FormItem[]
}

const WHEN = [
  { id: 'always', label: 'Always' },
  { id: 'after', label: 'Only after some answers' },
] as const
const MATCHES = [
  { id: 'all', label: 'If all of these hold' },
  { id: 'any', label: 'If any of these holds' },
] as const

/** When a question is asked, or what stands under a heading. */
export function ConditionFields({ form, earlier }: ConditionFieldsProps) {
  const { values, change } = form
  const { tests, kind, isConditional, match } = values
  const [base, focusOn] = [useId(), useFocusAfterFrames()]
  const removeId = (key: number) => `${base}-${key}`
  const what = kind === 'heading' ? 'Ask what stands under it' : 'Ask this question'
  if (earlier.length === 0 && !isConditional) {
    return <Text tone="quiet">{`${what}: always, as no question comes before it.`}</Text>
  }
  const edit = (key: number, changes: Partial<TypedTest>) =>
    change({ tests: tests.map((test) => (test.key === key ? { ...test, ...changes } : test)) })
  const add = () => {
    const key = Math.max(-1, ...tests.map((test) => test.key)) + 1
    change({ tests: [...tests, { key, itemId: '', operator: 'equals', value: '' }] })
    announce(`Condition ${tests.length + 1} added`)
    focusOn(removeId(key))
  }
  const remove = (place: number) => {
    change({ tests: tests.toSpliced(place, 1) })
    announce(`Condition ${place + 1} removed`)
    const next = tests[place + 1] ?? tests[place - 1]
    if (next !== undefined) focusOn(removeId(next.key))
  }
  return (
    <Stack gap="l">
      <RadioGroup<'always' | 'after'>
        label={what}
        name="isConditional"
        options={WHEN}
        value={isConditional ? 'after' : 'always'}
        onChange={(when) => change({ isConditional: when === 'after' })}
      />
      {isConditional && tests.length > 1 && (
        <RadioGroup<'all' | 'any'>
          label="With several conditions"
          name="match"
          options={MATCHES}
          value={match}
          onChange={(chosen) => change({ match: chosen })}
        />
      )}
      {isConditional &&
        tests.map((test, place) => (
          <FieldGroup key={test.key} legend={`Condition ${place + 1} of ${tests.length}`}>
            <TestFields {...{ form, earlier, test }} onEdit={(changes) => edit(test.key, changes)} />
            {tests.length > 1 && (
              <Inline>
                <Button
                  id={removeId(test.key)}
                  size="small"
                  aria-label={`Remove condition ${place + 1}`}
                  onPress={() => remove(place)}
                >
                  Remove
                </Button>
              </Inline>
            )}
          </FieldGroup>
        ))}
      {isConditional && tests.length < MAX_FORM_TESTS && (
        <Inline>
          <Button onPress={add}>Add condition</Button>
        </Inline>
      )}
    </Stack>
  )
}

interface TestFieldsProps extends ConditionFieldsProps {
  test: TypedTest
  onEdit: (changes: Partial<TypedTest>) => void
}

function TestFields({ form: { errorAt }, earlier, test, onEdit }: TestFieldsProps) {
  const { key, itemId, operator, value } = test
  const tested = earlier.find(({ id }) => id === itemId)
  const choices = tested === undefined ? [] : choicesOf(tested)
  const choose = (id: string) => {
    const chosen = earlier.find((item) => item.id === id)
    // Of an answer that is typed only whether there is one can be asked.
    const isChosen = chosen !== undefined && choicesOf(chosen).length > 0
    onEdit({ itemId: id, value: '', operator: isChosen ? operator : 'answered' })
  }
  return (
    <>
      <Select
        label="Question"
        name={testField(key, 'itemId')}
        items={earlier.map(({ id, label }) => ({ id, label }))}
        selectedKey={tested === undefined ? null : itemId}
        errorMessage={errorAt(testField(key, 'itemId'))}
        onSelectionChange={choose}
      />
      {choices.length > 0 && (
        <Select<FormOperator>
          label="How it is answered"
          name={testField(key, 'operator')}
          items={FORM_OPERATORS.map((id) => ({ id, label: OPERATOR_WORDS[id] }))}
          selectedKey={operator}
          onSelectionChange={(chosen) => onEdit({ operator: chosen })}
        />
      )}
      {choices.length > 0 && operator !== 'answered' && (
        <Select
          label="Answer"
          name={testField(key, 'value')}
          items={choices}
          selectedKey={choices.some(({ id }) => id === value) ? value : null}
          errorMessage={errorAt(testField(key, 'value'))}
          onSelectionChange={(chosen) => onEdit({ value: chosen })}
        />
      )}
      {tested !== undefined && choices.length === 0 && (
        <Text tone="quiet">Asked as soon as that question is answered.</Text>
      )}
    </>
  )
}
