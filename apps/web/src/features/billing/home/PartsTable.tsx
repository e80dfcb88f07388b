import { Link, MoneyText, Stack, Table, Text } from '@oaklet/design-system'

/** One part of a sum of money. */
interface SumPart {
  id: string
  name: string
  /** How many records it comes from: “3 payments”. */
  detail: string
  cents: number
  /** Where those records are listed. */
  href?: string | undefined
}

interface PartsTableProps {
  label: string
  /** What the parts differ by. */
  header: string
  parts: readonly SumPart[]
  currency: string
}

/** A sum by its parts; two columns, so that it fits a phone as it is. */
export function PartsTable({ label, header, parts, currency }: PartsTableProps) {
  return (
    <Table
      label={label}
      rows={parts}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      hasCardsOnPhone={false}
      columns={[
        { id: 'part', header, isRowHeader: true, cell: (part) => <PartName part={part} /> },
        {
          id: 'amount',
          header: 'Amount',
          align: 'end',
          cell: ({ cents }) => <MoneyText cents={cents} currency={currency} />,
        },
      ]}
    />
  )
}

function PartName({ part: { name, detail, href } }: { part: SumPart }) {
  return (
    <Stack gap="none" align="start">
      {href === undefined ? <span>{name}</span> : <Link href={href}>{name}</Link>}
      <Text tone="quiet" size="s" weight="regular">
        {detail}
      </Text>
    </Stack>
  )
}
