/** What an answer means for a claim: it arrived, it is being decided on, or it never got in. */
export type ClaimVerdict = 'received' | 'accepted' | 'rejected'

/**
 * Who says something of a claim: the check of the file’s envelope and syntax, a clearinghouse, or the payer. A
 * remittance is the payer’s last word.
 */
export type AnswerSender = 'syntax' | 'clearinghouse' | 'payer' | 'remittance'

/** One thing that is wrong, or a step that was taken. */
export interface Finding {
  /** The codes of the file, like `A7:164:IL` or `IK4 6`. */
  code: string
  /** What it means, in our words. */
  words: string
  /** The field of the claim that it is about, like `subscriber.memberId`; null where it is about none. */
  field: string | null
}

/** What an answer says of one claim. */
export interface ClaimAnswer {
  controlNumber: string
  sender: Exclude<AnswerSender, 'remittance'>
  verdict: ClaimVerdict
  /** The day of the answer; null where the file has none. */
  on: string | null
  findings: readonly Finding[]
  /** What the sender adds in words of its own; or ''. */
  text: string
  payerClaimNumber: string
  clearinghouseNumber: string
  /** The segment that decides, as it stood in the file. */
  raw: string
}

/** A claim of a sent file: its set, and the segments of the set that speak of it, counted from the ST at 1. */
export interface SentClaim {
  controlNumber: string
  setNumber: string
  from: number
  to: number
}
