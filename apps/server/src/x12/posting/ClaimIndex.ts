import type { NamedParty } from '../remittance/remittance'
import type { PostableClaim } from './claims-book'

/** The claims that a remittance may speak of, found by what a payer may know of them. */
export class ClaimIndex {
  readonly #byId = new Map<string, PostableClaim>()
  readonly #byControlNumber = new Map<string, PostableClaim>()
  readonly #byPayerNumber = new Map<string, PostableClaim[]>()
  readonly #byLineNumber = new Map<string, PostableClaim>()
  readonly #byPerson = new Map<string, PostableClaim[]>()
  readonly #seconds = new Map<string, PostableClaim[]>()

  constructor(claims: readonly PostableClaim[]) {
    for (const claim of claims) {
      this.#byId.set(claim.id, claim)
      this.#byControlNumber.set(claim.controlNumber, claim)
      for (const line of claim.lines) this.#byLineNumber.set(plainNumber(line.controlNumber), claim)
      if (claim.payerClaimNumber !== '') add(this.#byPayerNumber, plainNumber(claim.payerClaimNumber), claim)
      for (const person of personKeys({ ...claim.client, id: claim.memberId }))
        add(this.#byPerson, person, claim)
      if (claim.secondaryOf !== null) add(this.#seconds, claim.secondaryOf, claim)
    }
  }

  withId = (id: string): PostableClaim | undefined => this.#byId.get(id)
  withControlNumber = (number: string): PostableClaim | undefined => this.#byControlNumber.get(number)
  withLineNumber = (number: string): PostableClaim | undefined => this.#byLineNumber.get(plainNumber(number))

  /** The claim with this number of this payer. */
  withPayerNumber = (number: string, payerId: string): PostableClaim | undefined =>
    this.#byPayerNumber.get(plainNumber(number))?.find((claim) => claim.payerId === payerId)

  /** The claims for what the given claim left. */
  secondsOf = (claimId: string): readonly PostableClaim[] => this.#seconds.get(claimId) ?? []

  /** The claims to the insurances after the one of the given claim, in their order. */
  laterThan = (claimId: string): PostableClaim[] =>
    this.secondsOf(claimId).flatMap((claim) => [claim, ...this.laterThan(claim.id)])

  /** Which insurance of the client a claim goes to: 1 for the first. */
  placeOf({ secondaryOf }: PostableClaim): number {
    const earlier = secondaryOf === null ? undefined : this.#byId.get(secondaryOf)
    if (earlier !== undefined) return this.placeOf(earlier) + 1
    return secondaryOf === null ? 1 : 2
  }

  /** The claims of somebody with this member id, or this name. */
  ofPerson(person: NamedParty): PostableClaim[] {
    return [...new Set(personKeys(person).flatMap((key) => this.#byPerson.get(key) ?? []))]
  }
}

/** A number as it is compared: without blanks, hyphens and case. */
export const plainNumber = (number: string): string => number.replace(/[\s-]/g, '').toUpperCase()

const personKeys = ({ id, lastName, firstName }: NamedParty): string[] => [
  ...(id === '' ? [] : [`id ${plainNumber(id)}`]),
  ...(lastName === '' ? [] : [`name ${plainNumber(lastName)},${plainNumber(firstName)}`]),
]

function add(map: Map<string, PostableClaim[]>, key: string, claim: PostableClaim) {
  const known = map.get(key)
  if (known === undefined) map.set(key, [claim])
  else known.push(claim)
}
