import type { ClaimDifference } from '@oaklet/api/contract'
import { plainNumber } from '../../x12/posting/ClaimIndex'
import type { PostableClaim, PostableLine } from '../../x12/posting/claims-book'
import { sumOf } from '../../x12/remittance/imbalances-of'
import type { RemittanceClaim, RemittanceLine } from '../../x12/remittance/remittance'

interface Difference {
  what: ClaimDifference
  segment: number | null
  said: string
  ours: string
}

/** In what a claim of a file differs from the one of ours that it is; of its services, those that name their line. */
export function claimDifferences(said: RemittanceClaim, claim: PostableClaim): Difference[] {
  const ofClaim = (what: ClaimDifference, theirs: string, ours: string) =>
    difference(what, null, theirs, ours)
  const name = (person: PostableClaim['client']) => `${person.lastName}, ${person.firstName}`
  const { client } = said
  const charge = sumOf(claim.lines.map(({ chargeCents }) => chargeCents))
  return [
    ...ofClaim('charge', String(Math.abs(said.chargeCents)), String(charge)),
    ...(client.id === '' ? [] : ofClaim('member_id', client.id, claim.memberId)),
    ...(client.lastName === '' ? [] : ofClaim('name', name(client), name(claim.client))),
    ...said.lines.flatMap((service) => {
      const line = lineOf(service, claim)
      return line === undefined ? [] : lineDifferences(service, line)
    }),
  ]
}

const lineOf = ({ controlNumber }: RemittanceLine, { lines }: PostableClaim): PostableLine | undefined =>
  controlNumber === ''
    ? lines.length === 1
      ? lines[0]
      : undefined
    : lines.find((line) => plainNumber(line.controlNumber) === plainNumber(controlNumber))

function lineDifferences(service: RemittanceLine, line: PostableLine): Difference[] {
  const modifiers = (all: readonly string[]) => all.toSorted().join(', ')
  const { segment, code, servedFrom } = service
  return [
    ...difference('code', segment, code, line.code),
    ...(code === line.code
      ? difference('modifiers', segment, modifiers(service.modifiers), modifiers(line.modifiers))
      : []),
    ...(servedFrom === null ? [] : difference('day', segment, servedFrom, line.servedOn)),
  ]
}

const difference = (
  what: ClaimDifference,
  segment: number | null,
  said: string,
  ours: string,
): Difference[] => (plainNumber(said) === plainNumber(ours) ? [] : [{ what, segment, said, ours }])
