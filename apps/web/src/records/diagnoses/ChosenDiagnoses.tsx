import { announce, Icon, IconButton, ItemList } from '@oaklet/design-system'
import { useId } from 'react'
import { diagnosisWords } from './diagnosis-choices'
import { useFocusAfter } from './use-focus-after'

interface ChosenDiagnosesProps {
  diagnoses: readonly string[]
  onChange: (diagnoses: string[]) => void
}

const ACTIONS = {
  up: { words: 'Move up', icon: 'chevron-up', by: -1 },
  down: { words: 'Move down', icon: 'chevron-down', by: 1 },
} as const
type Direction = keyof typeof ACTIONS

/** Diagnoses in their order, each with buttons that move it and take it away. Focus stays with them. */
export function ChosenDiagnoses({ diagnoses, onChange }: ChosenDiagnosesProps) {
  const prefix = useId()
  const focusAfter = useFocusAfter(diagnoses)
  const idOf = (code: string | undefined, action: Direction | 'remove') => `${prefix}${code}-${action}`
  const directionsAt = (index: number): Direction[] => [
    ...(index > 0 ? (['up'] as const) : []),
    ...(index < diagnoses.length - 1 ? (['down'] as const) : []),
  ]

  const move = (code: string, direction: Direction) => {
    const place = diagnoses.indexOf(code) + ACTIONS[direction].by
    const next = diagnoses.filter((one) => one !== code).toSpliced(place, 0, code)
    focusAfter(idOf(code, direction), idOf(code, direction === 'up' ? 'down' : 'up'))
    announce(`${diagnosisWords(code)} is now ${place + 1} of ${next.length}${mainWords(next, diagnoses)}`)
    onChange(next)
  }
  const remove = (code: string) => {
    const index = diagnoses.indexOf(code)
    const next = diagnoses.filter((one) => one !== code)
    focusAfter(idOf(next[index], 'remove'), idOf(next[index - 1], 'remove'))
    announce(`${diagnosisWords(code)} removed${mainWords(next, diagnoses)}`)
    onChange(next)
  }

  return (
    <ItemList
      label="Diagnoses, the main one first"
      items={diagnoses.map((code, index) => ({
        id: code,
        leading: `${index + 1}.`,
        title: diagnosisWords(code),
        ...(index === 0 && { detail: 'Main diagnosis' }),
        trailing: (
          <>
            {directionsAt(index).map((direction) => (
              <IconButton
                key={direction}
                id={idOf(code, direction)}
                size="small"
                label={`${ACTIONS[direction].words} ${diagnosisWords(code)}`}
                icon={<Icon of={ACTIONS[direction].icon} />}
                onPress={() => move(code, direction)}
              />
            ))}
            <IconButton
              id={idOf(code, 'remove')}
              size="small"
              label={`Remove ${diagnosisWords(code)}`}
              icon={<Icon of="close" />}
              onPress={() => remove(code)}
            />
          </>
        ),
      }))}
    />
  )
}

/** Says which one is the main diagnosis now, when it is another one than before. */
function mainWords([main]: readonly string[], [before]: readonly string[]): string {
  return main === undefined || main === before ? '' : `. Main diagnosis: ${diagnosisWords(main)}`
}
