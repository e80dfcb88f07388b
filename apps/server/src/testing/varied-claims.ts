import { pcnOf } from '@oaklet/api/contract'
import { aClaimForm, aCoverageInput, aPayerInput } from '@oaklet/api/testing'
import type { Random } from '../demo/random'
import { anInstant } from './varied-instants'
import type { VariedPlace } from './varied-place'

interface Session {
  id: string
  clinicianId: string
  startsAt: Date
}

interface Booked {
  clients: readonly { id: string }[]
  appointments: readonly Session[]
  attendances: readonly { appointmentId: string; clientId: string }[]
  services: readonly { appointmentId: string; serviceCode: string }[]
  /** Of the first claim; those of other practices of the organization count on from others. */
  firstNumber: number
}

/** Two insurances, and claims to them that were charged, paid and lowered at any time, in any order, and not always sensibly. */
export function variedClaims(
  place: VariedPlace,
  newId: () => string,
  now: Date,
  random: Random,
  { clients, appointments, attendances, services, firstNumber }: Booked,
) {
  const { organizationId, practiceId } = place
  const of = { organizationId, practiceId }
  const made = { version: 1, createdAt: now, updatedAt: now }
  const payers = ['Aetna', 'Cigna'].map((name) => ({
    ...{ ...aPayerInput({ name }), ...of, id: newId(), claimAddress: null },
    ...made,
  }))
  const coverages = clients.map(({ id: clientId }) => ({
    ...aCoverageInput({ payerId: random.pick(payers).id, policyHolder: null }),
    ...{ ...of, id: newId(), clientId, status: 'unverified' as const, ...made },
  }))
  const claims = coverages.flatMap(({ id: coverageId, clientId, payerId }, index) => {
    const theirs = attendances.filter((each) => each.clientId === clientId)
    const held = theirs.flatMap(({ appointmentId }) => appointments.filter(({ id }) => id === appointmentId))
    const [first] = held
    if (first === undefined) return []
    const pcn = pcnOf(firstNumber + index)
    const lines = held
      .filter(({ clinicianId }) => clinicianId === first.clinicianId)
      .slice(0, 6)
      .map(({ id: appointmentId }, at) => lineOf(`${pcn}0${at + 1}`, appointmentId))
    const firstOn = first.startsAt.toISOString().slice(0, 10)
    const days = { firstOn, lastOn: '2030-12-31', filingDueOn: '2030-12-31' }
    return [
      {
        ...{
          ...of,
          id: newId(),
          clientId,
          coverageId,
          payerId,
          clinicianId: first.clinicianId,
          pcn,
          ...days,
        },
        ...{ priority: 1, state: 'accepted' as const, form: { ...aClaimForm(), pcn, lines }, ...made },
        ...{ sessionCount: lines.length, chargedCents: 10_000, errorCount: 0, warningCount: 0 },
        submittedOn: '2026-01-01',
      },
    ]
  })
  return { payers, coverages, claims, claimEntries: claims.flatMap(entriesOf) }

  function lineOf(controlNumber: string, appointmentId: string) {
    const theirs = services.filter((service) => service.appointmentId === appointmentId)
    const code = theirs.length > 0 && random.chance(0.8) ? random.pick(theirs).serviceCode : '90834'
    return { ...aClaimForm().lines[0], ...{ controlNumber, appointmentId, code } } as ReturnType<
      typeof aClaimForm
    >['lines'][number]
  }

  function entriesOf({ id: claimId, form }: (typeof claims)[number]) {
    const written = { ...of, claimId, writtenById: first(place.clinicianIds) }
    const charges = form.lines.flatMap(({ controlNumber: lineNumber }) => {
      const cents = random.between(1, 40_000)
      const asEntry = (kind: EntryKind, amount: number, reversesId: string | null = null) => ({
        ...{ ...written, id: newId(), lineNumber, kind, cents: amount, reversesId },
        ...{ reasonCode: kind === 'written_off' ? ('other' as const) : null },
        writtenAt: anInstant(now, random),
      })
      const charged = asEntry('charged', cents)
      const later = Array.from({ length: random.between(0, 4) }, () =>
        asEntry(
          random.pick(['paid', 'paid', 'contractual', 'written_off', 'to_client']),
          -random.between(1, cents),
        ),
      )
      const undone = later.flatMap(({ id, kind, cents: lowered }) =>
        random.chance(0.2) ? [asEntry(kind, -lowered, id)] : [],
      )
      const back = random.chance(0.2) ? [asEntry('taken_back', random.between(1, cents))] : []
      const uncharged = random.chance(0.1) ? [asEntry('charged', -cents, charged.id)] : []
      return [charged, ...later, ...undone, ...back, ...uncharged]
    })
    return charges
  }
}

type EntryKind = 'charged' | 'paid' | 'contractual' | 'written_off' | 'to_client' | 'taken_back'

function first<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('There is nothing to take')
  return item
}

interface Line {
  invoiceId: string
  quantity: number
  unitPriceCents: number
}

const NO_SHARE = {
  ...{ claimId: null, lineNumber: null },
  ...{ deductibleCents: null, coinsuranceCents: null, copayCents: null },
}

/** Lines of invoices, of which some are made shares of what claims left to clients; nobody is left a share of nothing. */
export function withShares<Each extends Line>(
  lines: readonly Each[],
  random: Random,
  claims: readonly { id: string; pcn: string }[],
) {
  const ids = new Set(
    lines.filter(({ unitPriceCents }) => unitPriceCents > 0).map(({ invoiceId }) => invoiceId),
  )
  const shared = new Map(
    [...ids].flatMap((id) =>
      claims.length > 0 && random.chance(0.2) ? [[id, random.pick(claims)] as const] : [],
    ),
  )
  return lines.map((line) => {
    const claim = shared.get(line.invoiceId)
    if (claim === undefined) return { ...line, ...NO_SHARE }
    const parts = { deductibleCents: 0, coinsuranceCents: 0, copayCents: 0 }
    return { ...line, quantity: 1, claimId: claim.id, lineNumber: `${claim.pcn}01`, ...parts }
  })
}
