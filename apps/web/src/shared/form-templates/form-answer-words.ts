import { choicesOf, type FormItem, isAnswered } from '@oaklet/api/contract'
import { formatMediumDate } from '../format-date'

/** What somebody chooses who leaves a question out. */
export const LEFT_OUT_WORDS = 'I’d rather not answer'

/** An answer in words; “Not provided” for none. */
export function formAnswerWords(item: FormItem, answer: unknown): string {
  if (!isAnswered(answer)) return 'Not provided'
  const labelOf = (id: unknown) => choicesOf(item).find((option) => option.id === id)?.label
  if (Array.isArray(answer)) return answer.map((id) => labelOf(id) ?? String(id)).join(', ')
  if (item.kind === 'date') return formatMediumDate(String(answer))
  if (item.kind === 'scale') return scaleStepWords(item, Number(answer))
  return labelOf(answer) ?? String(answer)
}

/** A step of a scale, with what its ends mean. */
export function scaleStepWords({ range }: Pick<FormItem, 'range'>, step: number): string {
  const { lowest, highest, lowestLabel, highestLabel } = range
  const meaning = step === lowest ? lowestLabel : step === highest ? highestLabel : ''
  return meaning === '' ? String(step) : `${step}: ${meaning}`
}
