import type { ClaimCandidate } from '@oaklet/api/contract'
import { Card, ItemList } from '@oaklet/design-system'
import { daysWords } from '../../../../shared/dates/span-words'
import { paths } from '../../../../shared/paths'
import { countOf } from '../../../../shared/count-of'
import { usePermissions } from '../../../../shared/use-session'
import { candidateKey } from './candidate-words'

/** The clients of whose sessions no claim can be made, as no coverage was in force; nothing while there are none. */
export function NoCoverageCard({ candidates }: { candidates: readonly ClaimCandidate[] }) {
  const mayChange = usePermissions()('clients:write')
  if (candidates.length === 0) return null
  return (
    <Card title="No insurance was in force">
      <ItemList
        items={candidates.map((candidate) => ({
          id: candidateKey(candidate),
          title: candidate.client.name,
          detail: `${countOf(candidate.appointmentIds.length, 'session', 'sessions')}, ${daysWords({ start: candidate.firstOn, end: candidate.lastOn })}, with ${candidate.clinician.name}`,
          href: mayChange ? paths.client(candidate.client.id, 'insurance') : undefined,
        }))}
      />
    </Card>
  )
}
