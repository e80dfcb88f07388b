/**
 * `draft ⇄ ready → submitted → accepted | rejected → paid | partially_paid | denied → closed`; and `void`. A draft has
 * errors that keep it from being sent.
 */
export const CLAIM_STATES = [
  'draft',
  'ready',
  'submitted',
  'accepted',
  'rejected',
  'paid',
  'partially_paid',
  'denied',
  'closed',
  'void',
] as const
/** One of {@link CLAIM_STATES}. */
export type ClaimState = (typeof CLAIM_STATES)[number]

/** What each state is called. */
export const CLAIM_STATE_WORDS: Readonly<Record<ClaimState, string>> = {
  draft: 'Needs fixing',
  ready: 'Ready',
  submitted: 'Sent',
  accepted: 'Accepted',
  rejected: 'Rejected',
  paid: 'Paid',
  partially_paid: 'Part paid',
  denied: 'Denied',
  closed: 'Closed',
  void: 'Void',
}

/**
 * What lists call a claim where its state does not say enough: `deductible` where all of it went to the client,
 * `overpaid` where its insurance paid too much, and `waiting_for_second` while the claim to the next insurance has no
 * decision.
 */
export const CLAIM_LABELS = ['deductible', 'overpaid', 'waiting_for_second'] as const
/** One of {@link CLAIM_LABELS}. */
export type ClaimLabel = (typeof CLAIM_LABELS)[number]

/** What each label is called. */
export const CLAIM_LABEL_WORDS: Readonly<Record<ClaimLabel, string>> = {
  deductible: 'Deductible',
  overpaid: 'Overpaid',
  waiting_for_second: 'Waiting for second insurance',
}

/**
 * What a claim’s standing is called: its label, or else its state. One that was sent and has arrived is received, until
 * a decision about it comes.
 */
export function claimStandingWord({
  state,
  receivedOn,
  label,
}: {
  state: ClaimState
  receivedOn: string | null
  label: ClaimLabel | null
}): string {
  if (label !== null) return CLAIM_LABEL_WORDS[label]
  return state === 'submitted' && receivedOn !== null ? 'Received' : CLAIM_STATE_WORDS[state]
}

/** What a person can do with a claim, by its state and their permissions. */
export const CLAIM_STEPS = [
  'change',
  'remove',
  'submit',
  'accept',
  'reject',
  'void',
  'replace',
  'cancel',
  'keep',
  'write_off',
  'undo_write_off',
  'give_to_client',
  'undo_give_to_client',
  'second_claim',
  'appeal',
  'decide_appeal',
] as const
/** One of {@link CLAIM_STEPS}. */
export type ClaimStep = (typeof CLAIM_STEPS)[number]

/** The states in which each step can be taken; what was sent is never removed, and what was not is never void. */
const STATES_OF_STEP: Readonly<Record<ClaimStep, readonly ClaimState[]>> = {
  change: ['draft', 'ready', 'rejected'],
  remove: ['draft', 'ready'],
  submit: ['ready'],
  accept: ['submitted'],
  reject: ['submitted', 'accepted'],
  void: ['draft', 'ready', 'rejected'],
  replace: ['paid', 'partially_paid', 'denied'],
  cancel: ['accepted'],
  keep: ['draft', 'ready', 'rejected'],
  write_off: ['partially_paid', 'denied'],
  // A payment that is posted later opens what was closed.
  undo_write_off: ['paid', 'partially_paid', 'denied', 'closed'],
  give_to_client: ['partially_paid', 'denied'],
  undo_give_to_client: ['paid', 'partially_paid', 'denied', 'closed'],
  second_claim: ['paid', 'partially_paid', 'denied'],
  appeal: ['partially_paid', 'denied'],
  // An appeal waits for its answer whatever else happens to the claim.
  decide_appeal: CLAIM_STATES,
}

/** What a claim was through, beside its state. */
export interface ClaimPast {
  wasSent: boolean
  /** Whether it goes out in place of what its payer has accepted or decided on: that stands until the payer takes this. */
  isReplacement: boolean
  /** Whether it takes that back: it says again what was sent, and nothing else. */
  isCancellation: boolean
}

/** Whether a claim in this state can take this step. */
export function canTake(
  step: ClaimStep,
  state: ClaimState,
  { wasSent, isReplacement, isCancellation }: ClaimPast,
): boolean {
  if (!STATES_OF_STEP[step].includes(state)) return false
  switch (step) {
    case 'change':
      return !isCancellation
    case 'remove':
      return !wasSent
    case 'void':
      return wasSent && !isReplacement
    case 'cancel':
      return !isReplacement
    case 'keep':
      return isReplacement
    default:
      return true
  }
}

/**
 * How a claim leaves the practice: in an 837P file, in one by way of the outbox folder, on the paper form, as another
 * printed copy, or typed in a portal.
 */
export const CLAIM_WAYS = ['file', 'folder', 'paper', 'printed', 'elsewhere'] as const
/** One of {@link CLAIM_WAYS}. */
export type ClaimWay = (typeof CLAIM_WAYS)[number]

/** From so many days before the filing limit a claim is due soon. */
export const FILING_SOON_DAYS = 14
