import type { Superbill } from '@oaklet/api/contract'
import { DescriptionList, Grid, Heading, MoneyText, Stack, Text } from '@oaklet/design-system'
import { formatFullDate } from '../../../../shared/format-date'
import { DiagnosisNames } from '../../../../records/diagnoses/DiagnosisNames'
import { Paper } from '../../../../shared/documents/Paper'
import { PaperTable } from '../../../../shared/documents/PaperTable'
import { Party } from '../../documents/Party'
import { billerFacts, clientFacts, clinicianFacts } from '../../documents/party-facts'
import { areDiagnosesHidden, diagnosesOf, HIDDEN_DIAGNOSES } from '../superbill-diagnoses'
import { periodWords } from '../../period-words'
import { sessionColumns } from './session-columns'

const STAMPS = { draft: 'Draft: not issued', issued: null, sent: null, void: 'Void' } as const

/** What the superbill says, as the insurer reads it: on the screen and on paper. */
export function SuperbillPaper({ superbill }: { superbill: Superbill }) {
  const { document, status, number, issuedOn, currency } = superbill
  const { biller, client, clinician, lines, chargedCents, paidCents } = document
  const diagnoses = diagnosesOf(lines)
  return (
    <Paper
      label="What this superbill says"
      stamp={STAMPS[status]}
      title="Statement for insurance reimbursement"
      about={[
        number === null ? 'Without a number' : `Superbill ${number}`,
        issuedOn === null ? null : `issued ${formatFullDate(issuedOn)}`,
        `sessions of ${periodWords(superbill)}`,
      ]}
    >
      <Grid min="12rem">
        <Party title="Billed by" facts={biller === null ? null : billerFacts(biller)} />
        <Party title="Client" facts={clientFacts(client)} />
        <Party title="Clinician" facts={clinicianFacts(clinician)} />
      </Grid>
      <Stack gap="m">
        <Heading level={3}>Sessions</Heading>
        {lines.length === 0 ? (
          <Text tone="quiet">No sessions</Text>
        ) : (
          <PaperTable label="Sessions of this superbill" columns={sessionColumns(currency)} lines={lines} />
        )}
        <DescriptionList
          layout="side"
          items={[
            {
              term: 'Charged in all',
              description: <MoneyText cents={chargedCents} currency={currency} />,
            },
            {
              term: 'Paid by the client',
              description: <MoneyText cents={paidCents} currency={currency} />,
            },
          ]}
        />
      </Stack>
      {areDiagnosesHidden(lines) ? (
        <Text tone="quiet">{HIDDEN_DIAGNOSES}</Text>
      ) : (
        diagnoses.length > 0 && (
          <Stack gap="m">
            <Heading level={3}>Diagnoses</Heading>
            <DiagnosisNames codes={diagnoses} />
          </Stack>
        )
      )}
    </Paper>
  )
}
