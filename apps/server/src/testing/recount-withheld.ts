import type { DateSpan } from '@oaklet/api/contract'
import type { RecountScope } from './recount-rows'
import { recountSources } from './recount-sources'
import { recountSeen } from './recount-visits'
import type { VariedRows } from './varied-rows'

/** Whether a person may see a client. */
export type Sees = (client: VariedRows['clients'][number]) => boolean

/** What is withheld of one span from somebody who sees only some clients. */
export interface RecountedWithheld {
  /** Whether the clinical figures are. */
  isWhole: boolean
  /** The parts that are, by their breakdown. */
  parts: Readonly<Record<string, ReadonlySet<string>>>
  /** The clinician whose part is for the sake of another’s. */
  cover: string | undefined
}

const isFew = (count: number): boolean => count >= 1 && count <= 4

/** Which numbers would tell of few clients, found again from the rows; a clinician’s figures go by their part. */
export function recountWithheld(
  rows: VariedRows,
  scope: RecountScope,
  span: DateSpan,
  sees: Sees,
): RecountedWithheld {
  const hidden = new Set(rows.clients.filter((client) => !sees(client)).map(({ id }) => id))
  const bySource = withheldOf(recountSources(rows, scope, span), hidden)
  const { parts, cover } = withheldOf(recountSeen(rows, { ...scope, clinicianId: undefined }, span), hidden)
  const everybody = new Set([...recountSeen(rows, scope, span).values()].flat())
  const unseen = [...everybody].filter((id) => hidden.has(id)).length
  const isWhole = isFew(unseen) || (scope.clinicianId !== undefined && parts.has(scope.clinicianId))
  return {
    isWhole,
    parts: { clientsSeenByClinician: parts, newClientsByReferralSource: bySource.parts },
    cover,
  }
}

/** The parts of few who are hidden, and one more where all those together are of few. */
function withheldOf(clientsOf: ReadonlyMap<string, readonly string[]>, hidden: ReadonlySet<string>) {
  const told = [...clientsOf].map(([id, clients]) => ({
    id,
    clients: clients.length,
    unseen: clients.filter((client) => hidden.has(client)).length,
  }))
  const few = told.filter(({ unseen }) => isFew(unseen))
  const many = told.filter(({ unseen }) => unseen > 4)
  const rest = few.reduce((total, { unseen }) => total + unseen, 0)
  const fewest = Math.min(...many.map(({ clients }) => clients))
  const [smallest] = many
    .filter(({ clients }) => clients === fewest)
    .map(({ id }) => id)
    .sort()
  const cover = isFew(rest) ? smallest : undefined
  const parts = new Set([...few.map(({ id }) => id), ...(cover === undefined ? [] : [cover])])
  return { parts, cover }
}
