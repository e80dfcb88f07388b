import type { DateSpan } from '@oaklet/api/contract'
import { countsFor, isCharge, isPayment, isShareOf, isWriteOff } from './recount-money'
import { recountRows, sum, type RecountScope } from './recount-rows'
import type { VariedRows } from './varied-rows'

const OTHER = 'other'

type Line = VariedRows['invoiceLines'][number]
/** What tells whose session it is, and which service of it, of a line of an invoice or a claim. */
type BilledLine = Pick<Line, 'appointmentId' | 'description'>
type Entry = VariedRows['ledger'][number]

/** What was billed, collected and written off, cent by cent, by what each line of an invoice or a claim belongs to. */
export function recountBilled(rows: VariedRows, scope: RecountScope, span: DateSpan) {
  const { moved, movedClaims } = recountRows(rows, scope, span)
  const isShare = isShareOf(rows)
  const ofClaims = (what: Parameters<typeof countsFor>[0]) =>
    movedClaims.filter(countsFor(what)).map(({ claim, lineNumber, cents }): Share => {
      const line = claim.form.lines.find(({ controlNumber }) => controlNumber === lineNumber)
      return { line: line && { ...line, description: `(${line.code})` }, cents }
    })
  const charges = moved.filter((entry) => isCharge(entry) && !isShare(entry))
  const billed = [...sharesOf(rows, charges), ...ofClaims('billed')]
  const negated = ({ line, cents }: Share): Share => ({ line, cents: 0 - cents })
  const collected = [...sharesOf(rows, moved.filter(isPayment)), ...ofClaims('collected')].map(negated)
  const writtenOff = [...sharesOf(rows, moved.filter(isWriteOff)), ...ofClaims('writtenOff')].map(negated)
  return {
    ...recountPayers(rows, scope, span),
    billedByClinician: byPart(billed, clinicianOf(rows)),
    collectedByClinician: byPart(collected, clinicianOf(rows)),
    writtenOffByClinician: byPart(writtenOff, clinicianOf(rows)),
    billedByService: byPart(billed, serviceOf(rows)),
    collectedByService: byPart(collected, serviceOf(rows)),
    writtenOffByService: byPart(writtenOff, serviceOf(rows)),
  }
}

/** What clients and each insurance paid, and what contracts with each of these took off. */
function recountPayers(rows: VariedRows, scope: RecountScope, span: DateSpan) {
  const { moved, movedClaims } = recountRows(rows, scope, span)
  const byPayer = (what: Parameters<typeof countsFor>[0]) =>
    movedClaims.filter(countsFor(what)).reduce((parts, { claim: { payerId }, cents }) => {
      return parts.set(payerId, (parts.get(payerId) ?? 0) - cents)
    }, new Map<string, number>())
  const byClients = 0 - sum(moved.filter(isPayment).map(({ amountCents }) => amountCents))
  return {
    collectedByPayer: byPayer('collected').set('clients', byClients),
    contractualByPayer: byPayer('contractual'),
  }
}

interface Share {
  line: BilledLine | null | undefined
  cents: number
}

/** What of the money goes to which line, entry by entry: as much as makes the line's share of all up to it right. */
function sharesOf(rows: VariedRows, entries: readonly Entry[]): Share[] {
  return entries.flatMap(({ id, invoiceId, kind, amountCents }): Share[] => {
    const lines = rows.invoiceLines.filter((line) => line.invoiceId === invoiceId)
    const total = sum(lines.map(amountOf))
    if (total === 0) return [{ line: null, cents: amountCents }]
    const alike = rows.ledger.filter(
      (each) =>
        each.invoiceId === invoiceId &&
        isPayment(each) === isPayment({ kind }) &&
        isCharge(each) === isCharge({ kind }),
    )
    const before = sum(
      alike
        .slice(
          0,
          alike.findIndex((each) => each.id === id),
        )
        .map((each) => each.amountCents),
    )
    const upTo = (cents: number, count: number) =>
      rounded(cents * sum(lines.slice(0, count).map(amountOf)), total)
    const shareOf = (cents: number, index: number) => upTo(cents, index + 1) - upTo(cents, index)
    return lines.map((line, index) => ({
      line,
      cents: shareOf(before + amountCents, index) - shareOf(before, index),
    }))
  })
}

const amountOf = ({ quantity, unitPriceCents }: Line): number => quantity * unitPriceCents

/** The nearest whole number, away from zero from a half on; without the error of a fraction. */
const rounded = (part: number, whole: number): number =>
  Math.sign(part) * Math.floor((2 * Math.abs(part) + whole) / (2 * whole))

function byPart(
  shares: readonly Share[],
  partOf: (line: BilledLine) => string | undefined,
): Map<string, number> {
  const parts = new Map<string, number>()
  for (const { line, cents } of shares) {
    const part = (line && partOf(line)) ?? OTHER
    parts.set(part, (parts.get(part) ?? 0) + cents)
  }
  return parts
}

const clinicianOf =
  (rows: VariedRows) =>
  ({ appointmentId }: BilledLine) =>
    rows.appointments.find(({ id }) => id === appointmentId)?.clinicianId

const serviceOf =
  (rows: VariedRows) =>
  ({ appointmentId, description }: BilledLine) => {
    const services = rows.lines.filter((line) => line.appointmentId === appointmentId)
    const named = services.find(({ serviceCode }) => description.includes(`(${serviceCode})`))
    return (named ?? services[0])?.serviceCode
  }
