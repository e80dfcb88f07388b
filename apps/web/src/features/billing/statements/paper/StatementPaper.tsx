import type { Statement } from '@oaklet/api/contract'
import { DescriptionList, Grid, Heading, MoneyText, Stack, Text } from '@oaklet/design-system'
import { Paper } from '../../../../shared/documents/Paper'
import { PaperTable } from '../../../../shared/documents/PaperTable'
import { addresseeFacts, payeeFacts } from '../../documents/party-facts'
import { Party } from '../../documents/Party'
import { OWED_AGES } from '../../owed-ages'
import { statementDays } from '../statement-words'
import { accountColumns, accountLines } from './account-lines'
import { howToPay } from './how-to-pay'

const STAMPS = { draft: 'Draft: not sent', sent: null } as const

/** What the statement says, as the client reads it: on the screen and on paper. */
export function StatementPaper({ statement }: { statement: Statement }) {
  const { document, status, number, currency } = statement
  const { biller, client, closingCents, aging } = document
  return (
    <Paper
      label="What this statement says"
      stamp={STAMPS[status]}
      title="Statement of account"
      about={[number === null ? 'Without a number' : `Statement ${number}`, statementDays(statement)]}
    >
      <Grid min="12rem">
        <Party title="From" facts={biller === null ? null : payeeFacts(biller)} />
        <Party title="For" facts={addresseeFacts(client)} />
      </Grid>
      <Stack gap="m">
        <Heading level={3}>Charges and payments</Heading>
        <PaperTable
          label="Charges and payments since the last statement"
          columns={accountColumns(currency)}
          lines={accountLines(statement)}
        />
        <DescriptionList
          layout="side"
          items={[{ term: 'To pay', description: <MoneyText cents={closingCents} currency={currency} /> }]}
        />
      </Stack>
      <Stack gap="m">
        <Heading level={3}>To pay, by days since it was due</Heading>
        <DescriptionList
          layout="side"
          items={OWED_AGES.map(({ id, name }) => ({
            term: name,
            description: <MoneyText cents={aging[id]} currency={currency} />,
          }))}
        />
      </Stack>
      <Stack gap="m">
        <Heading level={3}>How to pay</Heading>
        {howToPay(document).map((words) => (
          <Text key={words}>{words}</Text>
        ))}
      </Stack>
    </Paper>
  )
}
