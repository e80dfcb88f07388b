import type { Claim, ClaimPrint, ClaimStep } from '@oaklet/api/contract'
import {
  APPEAL_ANSWER_TITLE,
  APPEAL_TITLE,
  GIVE_TO_CLIENT_TITLE,
  KEEP_TITLE,
  secondClaimTitle,
  SUBMIT_TITLE,
  TEXT_STEP_TITLES,
  UNDO_GIVE_TO_CLIENT_TITLE,
  UNDO_WRITE_OFF_TITLE,
  WRITE_OFF_TITLE,
} from './step-words'

/** What can be done at the top of a claim: a step of it, a file with it, or a download. */
export type ClaimActionId = Exclude<ClaimStep, 'change'> | 'make_file' | ClaimPrint

/** An action with the words on its button, or in the menu. */
export interface ClaimAction {
  id: ClaimActionId
  label: string
}

/** The actions that lead a claim on; of these one is there at most, beside Make a file. */
const PRIMARY: readonly ClaimActionId[] = ['make_file', 'submit', 'accept', 'replace']

/** The order of all actions: what leads the claim on comes first, and what gives it up comes last. */
const ORDER = [
  ...PRIMARY,
  ...['reject', 'second_claim', 'decide_appeal', 'appeal', 'readable', 'overlay'],
  ...['write_off', 'give_to_client', 'undo_write_off', 'undo_give_to_client'],
  ...['keep', 'void', 'cancel', 'remove'],
] as readonly ClaimActionId[]

/** So many of the actions are buttons. The menu has the others. */
const BUTTONS = 2

/** The actions of a claim as it stands: the buttons in their order, which of them is the primary one, and the menu. */
export function claimActions(
  claim: Claim,
  isTouched: boolean,
): { buttons: ClaimAction[]; primary: ClaimActionId | null; more: ClaimAction[] } {
  const may = (step: ClaimStep) => claim.steps.includes(step)
  const isThere = (id: ClaimActionId): boolean => {
    if (id === 'readable' || id === 'overlay') return true
    if (id === 'make_file') return may('submit') && claim.delivery === 'file' && !isTouched
    if (id === 'submit' || id === 'keep') return may(id) && !isTouched
    return may(id)
  }
  const actions = ORDER.filter(isThere).map((id) => ({ id, label: labelOf(id, claim) }))
  const [first] = actions
  return {
    buttons: actions.slice(0, BUTTONS),
    primary: first !== undefined && PRIMARY.includes(first.id) ? first.id : null,
    more: actions.slice(BUTTONS),
  }
}

const LABELS: Readonly<Record<Exclude<ClaimActionId, 'second_claim'>, string>> = {
  ...TEXT_STEP_TITLES,
  make_file: 'Make a file',
  submit: SUBMIT_TITLE,
  decide_appeal: APPEAL_ANSWER_TITLE,
  appeal: APPEAL_TITLE,
  // The copy with every box and its name, and the data alone, to be printed onto a bought form.
  readable: 'Download CMS-1500',
  overlay: 'Download for paper form',
  write_off: WRITE_OFF_TITLE,
  give_to_client: GIVE_TO_CLIENT_TITLE,
  undo_write_off: UNDO_WRITE_OFF_TITLE,
  undo_give_to_client: UNDO_GIVE_TO_CLIENT_TITLE,
  keep: KEEP_TITLE,
  remove: 'Delete claim',
}

const labelOf = (id: ClaimActionId, claim: Claim): string =>
  id === 'second_claim' ? secondClaimTitle(claim) : LABELS[id]
