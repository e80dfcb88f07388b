import { centsAt } from '../reading/cents-from'
import { allOf, partsBeginning, valueOf } from '../reading/find-segments'
import { elementAt, nameOf, type Segment } from '../reading/segment'
import type { RemittanceClaim, RemittanceLine } from './remittance'
import { adjustmentsIn, amountOf, dayOf, partyOf, serviceAt, type SetReading } from './set-facts'

/** The elements of a MOA (and of a MIA) that hold remark codes. */
const MOA_REMARKS = [3, 4, 5, 6, 7]
const MIA_REMARKS = [5, 20, 21, 22, 23]

/** Reads a claim and its lines from the segments of one CLP. */
export function readClaim(clp: Segment, segments: readonly Segment[], reading: SetReading): RemittanceClaim {
  const firstLine = segments.findIndex((segment) => nameOf(segment) === 'SVC')
  const own = firstLine < 0 ? segments : segments.slice(0, firstLine)
  return {
    segment: clp.number,
    controlNumber: elementAt(clp, 1),
    status: elementAt(clp, 2),
    chargeCents: centsAt(clp, 3),
    paidCents: centsAt(clp, 4),
    clientShareCents: centsAt(clp, 5),
    payerClaimNumber: elementAt(clp, 7),
    adjustments: adjustmentsIn(own),
    client: partyOf(own, 'QC') ?? { lastName: '', firstName: '', id: '' },
    insured: partyOf(own, 'IL'),
    corrected: partyOf(own, '74'),
    servedFrom: dayOf(own, ['232', '472'], reading),
    servedTo: dayOf(own, ['233', '232', '472'], reading),
    allowedCents: amountOf(own, 'AU'),
    remarks: [...remarksIn(own, 'MOA', MOA_REMARKS), ...remarksIn(own, 'MIA', MIA_REMARKS)],
    lines: partsBeginning(segments, ['SVC']).flatMap((part) => readLine(part, reading)),
  }
}

function readLine(segments: readonly Segment[], reading: SetReading): RemittanceLine[] {
  const [svc] = segments
  if (svc === undefined) return []
  const billed = elementAt(svc, 6) === '' ? null : serviceAt(svc, 6, reading)
  const line: RemittanceLine = {
    segment: svc.number,
    ...serviceAt(svc, 1, reading),
    billedCode: billed?.code ?? null,
    billedModifiers: billed?.modifiers ?? [],
    chargeCents: centsAt(svc, 2),
    paidCents: centsAt(svc, 3),
    units: elementAt(svc, 5),
    servedFrom: dayOf(segments, ['472', '150'], reading),
    servedTo: dayOf(segments, ['472', '151', '150'], reading),
    adjustments: adjustmentsIn(segments),
    controlNumber: valueOf(segments, 'REF', '6R'),
    allowedCents: amountOf(segments, 'B6'),
    remarks: allOf(segments, 'LQ', 'HE').map((segment) => elementAt(segment, 2)),
  }
  return [line]
}

const remarksIn = (segments: readonly Segment[], name: string, places: readonly number[]): string[] =>
  allOf(segments, name).flatMap((segment) =>
    places.map((place) => elementAt(segment, place)).filter((remark) => remark !== ''),
  )
