import type { StaffStatus } from '@oaklet/api/contract'
import type { Tone } from '@oaklet/design-system'

/** What each status is called, and the colour that agrees with the word. */
export const STAFF_STATUS_WORDS: Readonly<Record<StaffStatus, { word: string; tone: Tone }>> = {
  active: { word: 'Active', tone: 'good' },
  invited: { word: 'Invited', tone: 'info' },
  inactive: { word: 'Deactivated', tone: 'neutral' },
}

/** The names of several things in a line; a dash for none. */
export const namesLine = (named: readonly { name: string }[]): string =>
  named.length === 0 ? '–' : named.map(({ name }) => name).join(', ')
