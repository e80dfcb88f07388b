import { plainNumber } from '../../x12/posting/ClaimIndex'
import { controlNumberFrom, controlNumberIn } from '../../x12/posting/control-number'
import type { Remittance } from '../../x12/remittance/remittance'

/** A line’s number is that of its claim and two digits. */
const LINE_DIGITS = 2

/** The numbers by which a remittance names claims: those of ours, and the payer’s own. */
export function claimsNamedIn({ claims, providerAdjustments }: Remittance): {
  pcns: string[]
  payerNumbers: string[]
} {
  const pcns = claims.flatMap((claim) => [
    controlNumberFrom(claim.controlNumber),
    ...claim.lines.map(({ controlNumber }) => controlNumberFrom(controlNumber.slice(0, -LINE_DIGITS))),
  ])
  const ofAdjustments = providerAdjustments.map(({ reference }) => controlNumberIn(reference))
  const payerNumbers = claims.map(({ payerClaimNumber }) => plainNumber(payerClaimNumber))
  return {
    pcns: [...new Set([...pcns, ...ofAdjustments])].filter((pcn) => pcn !== null),
    payerNumbers: [...new Set(payerNumbers)].filter((number) => number !== ''),
  }
}

/** The people in those claims of a remittance whose number is none of `known`, as they are compared. */
export function peopleNamedIn(
  { claims }: Remittance,
  known: ReadonlySet<string>,
): { memberIds: string[]; names: string[] } {
  const people = claims
    .filter(({ controlNumber }) => !known.has(controlNumberFrom(controlNumber) ?? ''))
    .map(({ client }) => client)
  const memberIds = people.map(({ id }) => plainNumber(id)).filter((id) => id !== '')
  const names = people
    .filter(({ lastName }) => lastName !== '')
    .map(({ lastName, firstName }) => `${plainNumber(lastName)},${plainNumber(firstName)}`)
  return { memberIds: [...new Set(memberIds)], names: [...new Set(names)] }
}
