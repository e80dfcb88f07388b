import type { Claim } from '@oaklet/api/contract'
import { Card, Stack } from '@oaklet/design-system'
import { DiagnosisNames } from '../../../../records/diagnoses/DiagnosisNames'
import {
  amountFacts,
  clientFacts,
  conditionFacts,
  insuranceFacts,
  otherFacts,
  practiceFacts,
} from './claim-facts'
import { FactsCard } from './FactsCard'
import { SessionsTable } from './SessionsTable'

/** What a claim says that can’t be changed, in the order of the paper form. */
export const ClaimFacts = ({ claim: { form, currency } }: { claim: Claim }) => (
  <Stack gap="xl">
    <FactsCard title="Insurance" facts={insuranceFacts(form)} />
    <FactsCard title="Client and policy holder" facts={clientFacts(form)} />
    <FactsCard title="Other insurance" facts={otherFacts(form)} />
    <FactsCard title="Condition" facts={conditionFacts(form)} />
    <Card title="Diagnoses (box 21)">
      {form.diagnoses.length === 0 ? 'None' : <DiagnosisNames codes={form.diagnoses} />}
    </Card>
    <Card title="Sessions (box 24)">
      <SessionsTable lines={form.lines} diagnoses={form.diagnoses} currency={currency} />
    </Card>
    <FactsCard title="Payment" facts={amountFacts(form, currency)} />
    <FactsCard title="Clinician and practice" facts={practiceFacts(form)} />
  </Stack>
)
