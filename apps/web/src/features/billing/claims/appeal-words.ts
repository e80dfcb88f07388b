import type { Tone } from '@oaklet/design-system'
import { countOf } from '../../../shared/count-of'
import { daysFrom } from '../../../shared/days-from'

/** How far the day is by which an appeal is to be answered, which may be over. */
export function answerDueWords(answerDueOn: string, today: string): { word: string; tone: Tone } {
  const days = daysFrom(today, answerDueOn)
  if (days < 0) return { word: `Overdue for ${countOf(0 - days, 'day', 'days')}`, tone: 'bad' }
  return { word: days === 0 ? 'Due today' : `Due in ${countOf(days, 'day', 'days')}`, tone: 'wait' }
}
