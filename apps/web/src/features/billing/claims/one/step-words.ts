import type { Claim } from '@oaklet/api/contract'

/** The titles of the steps of a claim, which are also on the buttons that lead to them. */
export const SUBMIT_TITLE = 'Mark as sent'
export const KEEP_TITLE = 'Leave claim as it was'
export const WRITE_OFF_TITLE = 'Write off the rest'
export const UNDO_WRITE_OFF_TITLE = 'Undo write-off'
export const GIVE_TO_CLIENT_TITLE = 'Give the rest to the client'
export const UNDO_GIVE_TO_CLIENT_TITLE = 'Undo giving to the client'
/** Names the insurance after the one of a claim. */
export const secondClaimTitle = ({ priority }: Pick<Claim, 'priority'>): string =>
  `Claim to the ${priority === 1 ? 'second' : 'third'} insurance`
export const APPEAL_TITLE = 'Record an appeal'
export const APPEAL_ANSWER_TITLE = 'Record the answer'
/** Those of the steps that take a text. */
export const TEXT_STEP_TITLES = {
  accept: 'Mark as accepted',
  reject: 'Mark as rejected',
  void: 'Void claim',
  replace: 'Correct claim',
  cancel: 'Take claim back',
} as const

/** A step that takes a text. */
export type TextStep = keyof typeof TEXT_STEP_TITLES
