import type { SuperbillStatus, SuperbillSummary } from '@oaklet/api/contract'

/** What each status is called, and the tone of its badge. */
export const SUPERBILL_BADGES = {
  draft: { word: 'Draft', tone: 'neutral' },
  issued: { word: 'Issued', tone: 'info' },
  sent: { word: 'Sent', tone: 'good' },
  void: { word: 'Void', tone: 'bad' },
} as const satisfies Record<SuperbillStatus, { word: string; tone: string }>

/** The title of the screen that makes superbills, and the words that lead to it. */
export const MAKE_TITLE = 'Make superbills'

/** The titles of what is done with one superbill. */
export const SEND_TITLE = 'Send superbill'
export const VOID_TITLE = 'Void superbill'

/** "Superbill 1001", or "Draft superbill" until it has a number. */
export const superbillName = ({ number }: Pick<SuperbillSummary, 'number'>): string =>
  number === null ? 'Draft superbill' : `Superbill ${number}`

const PLACES: Readonly<Record<string, string>> = {
  '02': 'telehealth, not at home',
  '10': 'telehealth, at home',
  '11': 'office',
  '12': 'home',
}

/** `11, office`; the code alone where it has no name here. */
export const placeWords = (code: string): string => [code, PLACES[code]].filter(Boolean).join(', ')
