import type { DateSpan } from '@oaklet/api/contract'
import { isCharge, isPayment, isWriteOff } from './recount-money'
import { recountRows, sum, type RecountScope } from './recount-rows'
import type { VariedRows } from './varied-rows'

const OTHER = 'other'

type Line = VariedRows['invoiceLines'][number]
type Entry = VariedRows['ledger'][number]

/** What was billed, collected and written off, cent by cent, by what each line of an invoice belongs to. */
export function recountBilled(rows: VariedRows, scope: RecountScope, span: DateSpan) {
  const { moved } = recountRows(rows, scope, span)
  const billed = sharesOf(rows, moved.filter(isCharge))
  const negated = ({ line, cents }: Share): Share => ({ line, cents: 0 - cents })
  const collected = sharesOf(rows, moved.filter(isPayment)).map(negated)
  const writtenOff = sharesOf(rows, moved.filter(isWriteOff)).map(negated)
  return {
    billedByClinician: byPart(billed, clinicianOf(rows)),
    collectedByClinician: byPart(collected, clinicianOf(rows)),
    writtenOffByClinician: byPart(writtenOff, clinicianOf(rows)),
    billedByService: byPart(billed, serviceOf(rows)),
    collectedByService: byPart(collected, serviceOf(rows)),
    writtenOffByService: byPart(writtenOff, serviceOf(rows)),
  }
}

interface Share {
  line: Line | null
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

function byPart(shares: readonly Share[], partOf: (line: Line) => string | undefined): Map<string, number> {
  const parts = new Map<string, number>()
  for (const { line, cents } of shares) {
    const part = (line && partOf(line)) ?? OTHER
    parts.set(part, (parts.get(part) ?? 0) + cents)
  }
  return parts
}

const clinicianOf =
  (rows: VariedRows) =>
  ({ appointmentId }: Line) =>
    rows.appointments.find(({ id }) => id === appointmentId)?.clinicianId

const serviceOf =
  (rows: VariedRows) =>
  ({ appointmentId, description }: Line) => {
    const services = rows.lines.filter((line) => line.appointmentId === appointmentId)
    const named = services.find(({ serviceCode }) => description.includes(`(${serviceCode})`))
    return (named ?? services[0])?.serviceCode
  }
