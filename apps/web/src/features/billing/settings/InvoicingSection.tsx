import { BILLING_SETTINGS_MESSAGES } from '@oaklet/api'
import { type BillingSettings, NUMBERED_DOCUMENTS } from '@oaklet/api/contract'
import { Button, Card, DescriptionList, Icon, Skeleton, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { WithPractice } from '../../../records/practice/WithPractice'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { billingQueries } from '../billing-queries'
import {
  autopayWords,
  dueWords,
  EDIT_TITLE,
  NEXT_NUMBER_WORDS,
  rhythmWords,
  smallRestWords,
} from './invoicing-words'

const InvoicingDialog = lazyDialog(
  () => EDIT_TITLE,
  async () => (await import('./InvoicingDialog')).InvoicingDialog,
)

/** When the practice’s invoices are due and its statements drafted, what a small rest is, and which numbers come next. */
export function InvoicingSection() {
  const settings = useQuery(billingQueries(useApi(), usePracticeId()).settings())
  return (
    <WhenLoaded
      query={settings}
      fallback={BILLING_SETTINGS_MESSAGES.get}
      label="Loading the settings of invoices and statements"
      placeholder={<Skeleton shape="block" />}
    >
      {(known) => (
        <WithPractice>
          {({ currency }) => <InvoicingCard settings={known} currency={currency} />}
        </WithPractice>
      )}
    </WhenLoaded>
  )
}

interface InvoicingCardProps {
  settings: BillingSettings
  currency: string
}

function InvoicingCard({ settings, currency }: InvoicingCardProps) {
  const [isEdited, setEdited] = useState(false)
  return (
    <>
      <Card
        title="Invoices and statements"
        actions={
          <Button
            size="small"
            icon={<Icon of="edit" />}
            {...InvoicingDialog.onIntent}
            onPress={() => setEdited(true)}
          >
            Edit
          </Button>
        }
      >
        <DescriptionList items={factsOf(settings, currency)} />
      </Card>
      {isEdited && (
        <InvoicingDialog settings={settings} currency={currency} onClose={() => setEdited(false)} />
      )}
    </>
  )
}

const factsOf = (settings: BillingSettings, currency: string) => [
  { term: 'Invoices are due', description: dueWords(settings.invoiceDueDays) },
  { term: 'Statements', description: rhythmWords(settings.statementDay) },
  { term: 'Small rests', description: smallRestWords(settings.smallRestCents, currency) },
  { term: 'Autopay', description: autopayWords(settings.isAutopayOn) },
  ...NUMBERED_DOCUMENTS.map((kind) => ({
    term: NEXT_NUMBER_WORDS[kind],
    description: <Text isTabular>{settings.nextNumbers[kind]}</Text>,
  })),
]
