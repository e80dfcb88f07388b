import { Check, TriangleAlert } from 'lucide'
import { Button } from 'react-aria-components'
import { Glyph } from '../Icon/Glyph'
import {
  item,
  label as labelStyle,
  mark,
  note,
  pressable,
  step as stepStyle,
  stepper,
  words,
} from './Stepper.css'

export const STEP_STATES = ['done', 'todo', 'error'] as const

export interface Step<Id extends string = string> {
  id: Id
  label: string
  state: (typeof STEP_STATES)[number]
  /** Can't be gone to yet. */
  isDisabled?: boolean
}

export interface StepperProps<Id extends string = string> {
  /** What the steps lead to; for screen readers. */
  label: string
  /** All the steps, three to six, in the order in which they are done; each says how far it has come. */
  steps: readonly Step<Id>[]
  /** The id of the step that is shown now, whatever its state. */
  currentId: Id
  /** Makes the steps buttons that lead to them; the owner decides whether it goes there. */
  onSelect?: ((id: Id) => void) | undefined
}

/** How far a longer form has come, and in which steps it goes on; one below the other where it is narrow. */
export function Stepper<Id extends string>({ label, steps, currentId, onSelect }: StepperProps<Id>) {
  return (
    <ol role="list" className={stepper} aria-label={label}>
      {steps.map((step, index) => {
        const isCurrent = step.id === currentId
        const current = isCurrent ? { 'aria-current': 'step' as const } : {}
        const content = <StepContent step={step} number={index + 1} isCurrent={isCurrent} />
        return (
          <li key={step.id} className={item}>
            {onSelect === undefined ? (
              <div className={stepStyle} {...current}>
                {content}
              </div>
            ) : (
              <Button
                className={`${stepStyle} ${pressable}`}
                isDisabled={step.isDisabled ?? false}
                onPress={() => onSelect(step.id)}
                {...current}
              >
                {content}
              </Button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function StepContent({ step, number, isCurrent }: { step: Step; number: number; isCurrent: boolean }) {
  const place = isCurrent ? 'here' : 'elsewhere'
  return (
    <>
      <span className={mark({ state: step.state, place })} aria-hidden="true">
        {step.state === 'done' ? (
          <Glyph of={Check} size="s" weight="bold" />
        ) : step.state === 'error' ? (
          <Glyph of={TriangleAlert} size="s" />
        ) : (
          number
        )}
      </span>
      <span className={words}>
        <span className={labelStyle({ place })}>{step.label}</span>{' '}
        <span className={note}>{stateWords(step, isCurrent)}</span>
      </span>
    </>
  )
}

function stateWords({ state }: Step, isCurrent: boolean): string {
  if (state === 'error') return 'Needs attention'
  if (isCurrent) return 'You are here'
  return state === 'done' ? 'Done' : 'To do'
}
