import { HIGHEST_ANSWERS, MEASURE_LENGTHS, type MeasureKind } from '@oaklet/api/contract'
import { type KeyboardEvent, useRef } from 'react'
import { answerField } from './measure-form'

/** The radio button that Tab would reach: the chosen one, else the first. */
const entryOf = (group: Element): HTMLElement | null =>
  group.querySelector<HTMLElement>('input:checked') ?? group.querySelector<HTMLElement>('input')

/**
 * Answers a question by a number key and goes on to the next one, for copying a sheet of paper. The keys count
 * only where the keyboard is within a question (WCAG 2.1.4).
 */
export function useAnswerKeys(kind: MeasureKind, onAnswer: (index: number, answer: number) => void) {
  const ref = useRef<HTMLDivElement>(null)
  const groupOf = (index: number) => ref.current?.querySelector(`[data-field="${answerField(index)}"]`)
  const onKeyDown = (event: KeyboardEvent) => {
    const answer = Number(event.key)
    const isAnswer = /^\d$/.test(event.key) && answer <= HIGHEST_ANSWERS[kind]
    if (!isAnswer || event.ctrlKey || event.metaKey || event.altKey) return
    const { target } = event
    const index = Array.from({ length: MEASURE_LENGTHS[kind] }, (_, at) => groupOf(at)).findIndex(
      (group) => target instanceof Node && group?.contains(target) === true,
    )
    if (index === -1) return
    event.preventDefault()
    onAnswer(index, answer)
    const next = groupOf(index + 1)
    if (next) entryOf(next)?.focus()
  }
  return { ref, onKeyDown }
}
