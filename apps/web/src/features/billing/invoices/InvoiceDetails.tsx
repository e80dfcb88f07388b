import type { Invoice, InvoiceLine } from '@oaklet/api/contract'
import { Card, Columns, Link, MoneyText, Stack, Table, Text } from '@oaklet/design-system'
import { formatMoney } from '../../../shared/format-money'
import { paths } from '../../../shared/paths'
import { InvoiceLedger } from './InvoiceLedger'
import { InvoiceLineWords } from './InvoiceLineWords'
import { ShareCard } from './ShareCard'

/** What the invoice bills, whom, and how its balance adds up line by line. */
export function InvoiceDetails({ invoice, timeZone }: { invoice: Invoice; timeZone: string }) {
  const { currency } = invoice
  return (
    <Columns template="main-aside" gap="xl">
      <Stack gap="xl">
        {invoice.payerName !== null && <ShareCard share={{ ...invoice, payerName: invoice.payerName }} />}
        <Table<InvoiceLine>
          label="Lines of this invoice"
          rows={invoice.lines}
          rowKey={({ id }) => id}
          rowName={({ description }) => description}
          hasCardsOnPhone={false}
          columns={[
            {
              id: 'description',
              header: 'Description',
              isRowHeader: true,
              cell: (line) => <InvoiceLineWords line={line} currency={currency} timeZone={timeZone} />,
            },
            {
              id: 'amount',
              header: 'Amount',
              align: 'end',
              cell: ({ amountCents }) => <MoneyText cents={amountCents} currency={currency} />,
            },
          ]}
        />
        {invoice.notes !== '' && (
          <Card title="Notes">
            <Text>{invoice.notes}</Text>
          </Card>
        )}
      </Stack>
      <Stack gap="xl">
        <Card title="Balance">
          <Stack gap="m">
            <Text as="div" size="2xl" weight="heading" isTabular>
              <MoneyText cents={invoice.balanceCents} currency={currency} />
            </Text>
            <Text tone="quiet">
              of {formatMoney(invoice.totalCents, currency)} for{' '}
              <Link href={paths.client(invoice.client.id)}>{invoice.client.name}</Link>
            </Text>
            {invoice.creditCents > 0 && (
              <Text tone="quiet">The client has {formatMoney(invoice.creditCents, currency)} of credit.</Text>
            )}
          </Stack>
        </Card>
        <InvoiceLedger invoice={invoice} timeZone={timeZone} />
      </Stack>
    </Columns>
  )
}
