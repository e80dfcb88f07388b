import type { Estimate, EstimateLack } from '@oaklet/api/contract'
import { Card, ItemList, Link, StatusBadge } from '@oaklet/design-system'
import { usePermissions } from '../../../shared/use-session'
import { LACK_WORDS, lackHref } from './estimate-words'

/** What a draft lacks, each with the way to where it is filled in. */
export function LacksCard({ estimate }: { estimate: Estimate }) {
  const may = usePermissions()
  const words = (lack: EstimateLack) => {
    const href = lackHref(lack, estimate, may)
    return href === undefined ? LACK_WORDS[lack] : <Link href={href}>{LACK_WORDS[lack]}</Link>
  }
  return (
    <Card title="What is missing">
      <ItemList
        items={estimate.missing.map((lack) => ({
          id: lack,
          title: words(lack),
          trailing:
            lack === 'billing_profile' ? (
              <StatusBadge tone="bad">Needed</StatusBadge>
            ) : (
              <StatusBadge tone="wait">Missing</StatusBadge>
            ),
        }))}
      />
    </Card>
  )
}
