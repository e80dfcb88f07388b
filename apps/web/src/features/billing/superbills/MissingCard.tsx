import type { Superbill, SuperbillFinding } from '@oaklet/api/contract'
import { Card, ItemList, Link, StatusBadge } from '@oaklet/design-system'
import { usePermissions } from '../../../shared/use-session'
import { findingHref, findingWords } from './finding-words'

const LEVELS = {
  error: <StatusBadge tone="bad">Needed</StatusBadge>,
  warning: <StatusBadge tone="wait">Missing</StatusBadge>,
} as const

/** What a draft lacks, each with the way to where it is filled in. */
export function MissingCard({ superbill }: { superbill: Superbill }) {
  const may = usePermissions()
  const words = (finding: SuperbillFinding) => {
    const href = findingHref(finding, superbill, may)
    const sentence = findingWords(finding)
    return href === undefined ? sentence : <Link href={href}>{sentence}</Link>
  }
  return (
    <Card title="What is missing">
      <ItemList
        items={superbill.missing.map((finding) => ({
          id: [finding.code, finding.session?.appointmentId].join(' '),
          title: words(finding),
          trailing: LEVELS[finding.level],
        }))}
      />
    </Card>
  )
}
