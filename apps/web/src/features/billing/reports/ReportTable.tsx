import {
  BILLING_REPORT_KINDS,
  billingRowHeading,
  type BillingReport,
  type BillingReportRow,
} from '@oaklet/api/contract'
import { Button, Link, Stack, Table, type TableColumn, Text } from '@oaklet/design-system'
import { type ReactNode, useState } from 'react'
import { usePermissions } from '../../../shared/use-session'
import { recordsHref } from './records-href'
import { ReportCell } from './ReportCell'

/** How many rows are shown at first, and with each press more. */
const ROWS_AT_ONCE = 100

const TOTAL_ID = 'total'

/** The rows of a report with their totals below them; each row leads to the records that it is made of. */
export function ReportTable({ report }: { report: BillingReport }) {
  const [shownCount, setShownCount] = useState(ROWS_AT_ONCE)
  const { rows, totals } = report
  const total: BillingReportRow = { id: TOTAL_ID, label: 'Total', cells: totals, records: null }
  return (
    <Stack gap="m">
      <Table<BillingReportRow>
        label={BILLING_REPORT_KINDS[report.report].title}
        rows={[...rows.slice(0, shownCount), total]}
        rowKey={({ id }) => id}
        rowName={({ label }) => label}
        columns={useColumns(report)}
      />
      {rows.length > shownCount && (
        <Stack gap="s" align="start">
          <Text tone="quiet">
            {shownCount} of {rows.length} rows are shown. The total is of all.
          </Text>
          <Button onPress={() => setShownCount(shownCount + ROWS_AT_ONCE)}>Show more rows</Button>
        </Stack>
      )}
    </Stack>
  )
}

function useColumns({ report, split, currency }: BillingReport): readonly TableColumn<BillingReportRow>[] {
  const can = usePermissions()
  return [
    {
      id: 'row',
      header: billingRowHeading(report, split),
      isRowHeader: true,
      cell: (row) => {
        const href = recordsHref(row, can)
        return href === undefined ? ofRow(row, row.label) : <Link href={href}>{row.label}</Link>
      },
    },
    ...BILLING_REPORT_KINDS[report].columns.map(
      ({ id, kind, heading }, index): TableColumn<BillingReportRow> => ({
        id,
        header: heading,
        align: kind === 'date' ? 'start' : 'end',
        cell: (row) => ofRow(row, <ReportCell value={row.cells[index]} kind={kind} currency={currency} />),
      }),
    ),
  ]
}

/** The totals stand out. */
const ofRow = ({ id }: BillingReportRow, content: ReactNode): ReactNode =>
  id === TOTAL_ID ? (
    <Text as="div" weight="heading">
      {content}
    </Text>
  ) : (
    content
  )
