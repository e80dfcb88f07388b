import type { Tx } from '../db/database'
import type { Deps } from '../deps'
import { billerAtWork } from './biller-of'
import { claimFollowUps } from './claim-follow-ups'
import type { Deed } from './deeds'
import type { DemoYear } from './demo-appointments'
import { insertClaims, makeClaims } from './insert-claims'
import { insertPastPostings } from './insert-past-postings'
import { insurerPayments } from './insurer-payments'
import { auditsOf, pastPostings } from './past-postings'
import { remittanceDeeds } from './remittance-deeds'

type Year = Pick<DemoYear, 'organization' | 'today' | 'now'>

/** Writes the claims of a year with what insurances paid for most of them, and returns what is left to do, by its moments. */
export async function insertClaimYear(tx: Tx, deps: Deps, year: Year): Promise<Deed[]> {
  const biller = billerAtWork(year.organization)
  const made = await makeClaims(tx, deps, year)
  const payments = insurerPayments(year, made.claims)
  const simple = payments.filter(({ isByVerb }) => !isByVerb)
  const past = await pastPostings(tx, deps, year, biller, { claims: made.claims, payments: simple })
  await insertClaims(tx, year, made, past.claims)
  await insertPastPostings(tx, year, past.postings)
  return [
    ...past.postings.map((posting) => ({ at: posting.at, actor: biller, audits: auditsOf(posting) })),
    ...remittanceDeeds(
      biller,
      payments.filter(({ isByVerb }) => isByVerb),
    ),
    ...claimFollowUps(year, biller, payments),
  ]
}
