import type { OrganizationExport } from '@oaklet/api/contract'
import { Card, ItemList, StatusBadge } from '@oaklet/design-system'
import { STATUS_WORDS } from './export-words'

interface EarlierExportsProps {
  exports: readonly OrganizationExport[]
  timeWords: (instant: string) => string
}

/** Who took everything out before, and what became of it. */
export function EarlierExports({ exports, timeWords }: EarlierExportsProps) {
  if (exports.length === 0) return null
  return (
    <Card title="Earlier exports">
      <ItemList
        items={exports.map(({ id, status, askedByName, createdAt }) => ({
          id,
          title: timeWords(createdAt),
          detail: `Asked for by ${askedByName}`,
          trailing: <StatusBadge tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].word}</StatusBadge>,
        }))}
      />
    </Card>
  )
}
