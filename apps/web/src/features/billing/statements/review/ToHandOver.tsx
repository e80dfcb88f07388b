import type { StatementSummary } from '@oaklet/api/contract'
import { Card, ItemList, Stack, Text } from '@oaklet/design-system'
import { formatMoney } from '../../../../shared/format-money'
import { paths } from '../../../../shared/paths'

/** The drafts of clients who have no e-mail that may be written to. */
export function ToHandOver({ drafts }: { drafts: readonly StatementSummary[] }) {
  const printed = drafts.filter(({ emails }) => emails.length === 0)
  if (printed.length === 0) return null
  return (
    <Card title="To print or hand over">
      <Stack gap="m">
        <Text tone="quiet">
          These clients have no e-mail that may be written to. Open each one, mark it as handed over, and
          print it or save its PDF.
        </Text>
        <ItemList
          items={printed.map(({ id, client, owedCents, currency }) => ({
            id,
            title: client.name,
            detail: formatMoney(owedCents, currency),
            href: paths.statement(id, { review: '1' }),
          }))}
        />
      </Stack>
    </Card>
  )
}
