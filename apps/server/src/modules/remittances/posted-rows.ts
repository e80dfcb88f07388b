import type { ContractRate } from './contract-rates'
import type { BookedEntry } from '../../x12/posting/claims-book'
import { planPosting } from '../../x12/posting/plan-posting'
import { readRemittances } from '../../x12/remittance/read-remittances'
import { hashOf } from './hash-of'
import { decisionsOf } from './plan-of'
import { postedClaim, postedMoves } from './posted-claims'
import { postableOf, type ReadClaim } from './read-postable-claims'
import { plannedContent } from './remittance-views'
import { saidColumns } from './said-columns'
import { paymentWords, type PlannedRemittance } from './select-remittances'
import { entriesOfClaims, entriesOfPayer, postedShares } from './write-posting'

/** A payment that is imported and posted at a moment of the past, and all that its plan is made from. */
interface PastPayment {
  organizationId: string
  practiceId: string
  staffId: string
  at: Date
  newId: () => string
  name: string
  bytes: Buffer
  decisions: PlannedRemittance['decisions']
  payer: { id: string; name: string }
  /** The claims that it speaks of, after which no other insurance pays, each sent once; and what stands in their books. */
  claims: readonly ReadClaim[]
  entriesOf: (claimId: string) => readonly BookedEntry[]
  rateOf: ContractRate
}

/**
 * The rows that importing and posting a payment writes, without writing them: for many payments at once, where nothing
 * else happens to their claims.
 */
export function postedRows(payment: PastPayment) {
  const { organizationId, practiceId, staffId, at, newId, name, bytes, decisions, payer } = payment
  const [said] = readRemittances(bytes).remittances
  if (said === undefined) throw new Error('A file has no payment')
  const claims = {
    rows: payment.claims,
    postable: payment.claims.map((row) =>
      postableOf(row, payment.rateOf, {
        ...{ secondaryOf: null, next: null },
        entries: payment.entriesOf(row.claim.id),
      }),
    ),
    practices: [{ id: practiceId, name: '', payer }],
  }
  const plan = planPosting({
    ...{ remittance: said, payerId: payer.id, claims: claims.postable, floats: [] },
    ...{
      postedContentHashes: new Set<string>(),
      rules: new Map(),
      deniedOn: new Map(),
      decisions: decisionsOf(decisions),
    },
  })
  if (!plan.isPostable || plan.secondClaims.length > 0 || plan.shareCredits.length > 0) {
    throw new Error('A payment of the past can’t be posted by rows alone')
  }
  const by = { importedById: staffId, importedAt: at }
  const of = { organizationId, practiceId }
  const file = { ...of, id: newId(), name, sha256: hashOf(bytes), content: bytes, ...by }
  const remittance = {
    ...{ ...of, id: newId(), fileId: file.id, position: 0, state: 'posted' as const, payerId: payer.id },
    ...{ ...saidColumns(said), reviewCount: 0, decisions, version: 2, ...by, updatedAt: at },
  }
  const posting = {
    ...{ ...of, id: newId(), remittanceId: remittance.id, postingKey: hashOf(plan.postingKey) },
    ...{
      shown: plannedContent({ practiceId, said, decisions }, plan, claims),
      postedById: staffId,
      postedAt: at,
    },
  }
  const written = { writtenById: staffId, writtenAt: at }
  const moves = postedMoves(said, { plan, claims }, [])
  return {
    ...{ file, remittance, posting, moves, words: paymentWords(remittance) },
    claimEntries: entriesOfClaims({ postingId: posting.id, plan, claims }).map((entry) => ({
      ...{ organizationId, id: newId(), ...entry, reasonCode: null, note: '', ...written },
    })),
    payerEntries: entriesOfPayer(plan).map((one) => ({
      ...{
        ...of,
        id: newId(),
        postingId: posting.id,
        payerId: payer.id,
        reversesId: null,
        ...one,
        ...written,
      },
    })),
    postingClaims: moves.map((move) => ({
      ...{ organizationId, postingId: posting.id, ...postedClaim(move, false, 1) },
    })),
    shares: postedShares({ plan, claims }),
  }
}
