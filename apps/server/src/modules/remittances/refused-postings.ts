import type { ErrorCode } from '@oaklet/api/contract'
import { dayOf } from '../../calendar-day'
import { AppError } from '../../errors'
import type { Work } from '../../work'
import { dayInWords } from '../../written-time'
import type { PlanRefusal, PostingPlan } from '../../x12/posting/posting-plan'
import { practiceToday } from '../organization'
import type { FoundPosting } from './find-posting'

/** Why a plan can’t be posted; those that were posted before are told of with when and by whom. */
const REFUSALS: Readonly<
  Record<Exclude<PlanRefusal, 'already_posted'>, { code: ErrorCode; message: string }>
> = {
  test_file: {
    code: 'transition_refused',
    message: 'This file is only a test of the payer. Ask the payer for the real one.',
  },
  trace_used: {
    code: 'transition_refused',
    message: 'Another payment with this number was posted before. Say first that this is another one.',
  },
  out_of_balance: {
    code: 'out_of_balance',
    message: 'The sums of this payment do not agree. Ask the payer for a file that is right.',
  },
  below_zero: {
    code: 'transition_refused',
    message: 'This payment comes to less than nothing. Ask the payer for a file that is right.',
  },
}

const TYPED_WRONG =
  'The sums of this payment do not agree. Compare them with the paper, and change them first.'

/** The refusal of a plan that is refused; `earlier` is the posting that stands in its way, where one does. */
export const refusedPosting = (
  work: Work,
  practiceId: string,
  { refusal, isTyped }: { refusal: PlanRefusal; isTyped: boolean },
  earlier: FoundPosting | null,
): Promise<AppError> | AppError => {
  if (refusal === 'already_posted') return alreadyPosted(work, practiceId, earlier)
  const { code, message } = REFUSALS[refusal]
  return new AppError(code, isTyped && refusal === 'out_of_balance' ? TYPED_WRONG : message)
}

/** Says when and by whom a payment was posted before. */
export async function alreadyPosted(
  work: Work,
  practiceId: string,
  earlier: FoundPosting | null,
): Promise<AppError> {
  const { timeZone } = await practiceToday(work, practiceId)
  const when =
    earlier === null
      ? 'before'
      : `on ${dayInWords(dayOf(earlier.row.postedAt, timeZone))} by ${earlier.view.postedByName}`
  return new AppError('already_posted', `This payment was posted ${when}.`)
}

/** The refusal where claims wait for a person. */
export function waitsForPerson({ claims }: PostingPlan): AppError {
  const waiting = claims.filter(({ outcome }) => outcome === 'needs_person').length
  const who = waiting === 1 ? 'One claim waits' : `${waiting} claims wait`
  return new AppError('transition_refused', `${who} for a decision. Decide first, and post then.`)
}
