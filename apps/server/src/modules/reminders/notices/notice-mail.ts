import { formatPhone, oneLine } from '@oaklet/api/contract'
import { startWords, wholeStartWords } from '../../appointments'
import type { Untold } from './find-untold'

/** As many changes stand in one mail. */
const MOST_LINES = 12

type Change = Pick<Untold, 'kind' | 'startsAt' | 'timeZone' | 'movedFrom'>

interface Told {
  practiceName: string
  /** Empty where the practice has none. */
  phone: string
  /** By their start. */
  changes: readonly Change[]
  /** Where the client confirms or cancels it; null for several, and for what was cancelled. */
  address: string | null
}

const SUBJECT = { booked: 'Booked', moved: 'Moved', cancelled: 'Cancelled' } as const

/** Tells a client what became of their appointments: when they are, and nothing of the client or why they come. */
export function noticeMail({ practiceName, phone, changes, address }: Told): {
  subject: string
  text: string
} {
  const [only, ...others] = changes
  const isOne = only !== undefined && others.length === 0
  const practice = oneLine(practiceName)
  const call = phone === '' ? '' : `\nQuestions? Call ${formatPhone(phone)}.\n`
  const stop =
    address === null
      ? 'To stop these messages, please tell the practice.'
      : 'To stop these messages, open the link and choose “Stop reminders”.'
  return {
    subject: isOne ? `${SUBJECT[only.kind]}: ${dayWords(only)}` : 'Your appointments have changed',
    text: `Hello,

${isOne ? sentence(only, practice) : `Your appointments with ${practice} have changed:\n\n${lines(changes)}`}
${address === null ? '' : `\nConfirm it, cancel it or ask for another time:\n\n    ${address}\n`}${call}
${stop}

If this mail is not for you, please delete it and tell the practice.
`,
  }
}

const startOf = ({ startsAt, timeZone }: Pick<Change, 'startsAt' | 'timeZone'>) => ({
  ...{ startsAt: startsAt.toISOString(), timeZone },
})
const dayWords = (change: Change): string =>
  startWords(startOf(change), { weekday: 'long', month: 'long', day: 'numeric' })
const wholeWords = (change: Pick<Change, 'startsAt' | 'timeZone'>): string => wholeStartWords(startOf(change))

function sentence(change: Change, practice: string): string {
  const { kind, movedFrom, timeZone } = change
  const yours = `Your appointment with ${practice}`
  if (kind === 'cancelled') return `${yours} on ${wholeWords(change)} was cancelled.`
  if (movedFrom === null) return `${yours} is booked for ${wholeWords(change)}.`
  return `${yours} was moved to ${wholeWords(change)}. It was on ${wholeWords({ startsAt: movedFrom, timeZone })}.`
}

function lines(changes: readonly Change[]): string {
  const shown = changes
    .slice(0, MOST_LINES)
    .map((change) => `- ${SUBJECT[change.kind]}: ${lineWords(change)}`)
  const more = changes.length - shown.length
  return [...shown, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n')
}

const lineWords = (change: Change): string =>
  change.movedFrom === null
    ? wholeWords(change)
    : `${wholeWords({ ...change, startsAt: change.movedFrom })} to ${wholeWords(change)}`
