import type { AnalyticsAggregation, AnalyticsRecord } from '@oaklet/api/contract'
import { EmptyState, Heading, ItemList, type ItemListItem, Stack } from '@oaklet/design-system'

interface RecordListProps {
  records: readonly AnalyticsRecord[]
  itemOf: (record: AnalyticsRecord) => ItemListItem
  /** The way in which the number is aggregated from the records. */
  aggregation: AnalyticsAggregation
  /** True when every record of the whole list is counted, so that no groups are needed. */
  isAllCounted: boolean
}

/** A page of records; if not all are counted, in two groups with the counted ones first. */
export function RecordList({ records, itemOf, aggregation, isAllCounted }: RecordListProps) {
  if (records.length === 0) {
    return <EmptyState title="No records">Nothing of this range is behind this number.</EmptyState>
  }
  if (isAllCounted) return <ItemList label="Records" items={records.map(itemOf)} />
  const groups = [
    { title: 'Counted', items: records.filter(({ isCounted }) => isCounted) },
    {
      title: aggregation === 'ratio' ? 'What these are set against' : 'Not counted, only part of the whole',
      items: records.filter(({ isCounted }) => !isCounted),
    },
  ]
  return (
    <Stack gap="xl">
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ title, items }) => (
          <Stack key={title} as="section" gap="s">
            <Heading level={3}>{title}</Heading>
            <ItemList items={items.map(itemOf)} />
          </Stack>
        ))}
    </Stack>
  )
}
