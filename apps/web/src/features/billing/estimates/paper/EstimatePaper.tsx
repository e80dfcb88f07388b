import { type Estimate, ESTIMATE_PLACE_WORDS } from '@oaklet/api/contract'
import { DescriptionList, Grid, Heading, MoneyText, Stack, Text } from '@oaklet/design-system'
import { formatFullDate } from '../../../../shared/format-date'
import { DiagnosisNames } from '../../../../records/diagnoses/DiagnosisNames'
import { Paper } from '../../../../shared/documents/Paper'
import { PaperTable } from '../../../../shared/documents/PaperTable'
import { Party } from '../../documents/Party'
import { billerFacts, clientFacts, clinicianFacts } from '../../documents/party-facts'
import { periodWords } from '../../period-words'
import { HIDDEN_DIAGNOSES } from '../../superbills/superbill-diagnoses'
import { serviceColumns } from './service-columns'

const STAMPS = { draft: 'Draft: not sent', sent: null, replaced: 'Replaced' } as const

/** What the estimate says, as the client reads it: on the screen and on paper. */
export function EstimatePaper({ estimate }: { estimate: Estimate }) {
  const { document, status, number, sentOn, askedOn, currency } = estimate
  const { biller, client, clinician, diagnoses, placeOfService, state, lines, totalCents } = document
  return (
    <Paper
      label="What this estimate says"
      stamp={STAMPS[status]}
      title="Good Faith Estimate"
      about={[
        number === null ? 'Without a number' : `Number ${number}`,
        sentOn === null ? null : `of ${formatFullDate(sentOn)}`,
        `services of ${periodWords(estimate)}`,
        askedOn === null ? null : `asked for on ${formatFullDate(askedOn)}`,
      ]}
    >
      <Grid min="12rem">
        <Party title="Practice" facts={biller === null ? null : billerFacts(biller)} />
        <Party title="Client" facts={clientFacts(client)} />
        <Party title="Clinician" facts={clinicianFacts(clinician)} />
        <Party
          title="Where"
          facts={[
            {
              term: 'Place of service',
              description: `${placeOfService} ${ESTIMATE_PLACE_WORDS[placeOfService]}`,
            },
            { term: 'State', description: state || 'Not known' },
          ]}
        />
      </Grid>
      <Stack gap="m">
        <Heading level={3}>Expected services</Heading>
        <PaperTable label="Expected services" columns={serviceColumns(currency)} lines={lines} />
        <DescriptionList
          layout="side"
          items={[
            {
              term: 'Expected in all',
              description: <MoneyText cents={totalCents} currency={currency} />,
            },
          ]}
        />
      </Stack>
      <Diagnoses codes={diagnoses} />
      {document.itemsElsewhere !== '' && (
        <Section title="To be booked separately" paragraphs={document.itemsElsewhere.split('\n')} />
      )}
      <Section title="What you should know" paragraphs={document.notices} />
    </Paper>
  )
}

function Diagnoses({ codes }: { codes: readonly string[] | null }) {
  if (codes === null) return <Text tone="quiet">{HIDDEN_DIAGNOSES}</Text>
  if (codes.length === 0) return null
  return (
    <Stack gap="m">
      <Heading level={3}>Diagnoses</Heading>
      <DiagnosisNames codes={codes} />
    </Stack>
  )
}

const Section = ({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) => (
  <Stack gap="m">
    <Heading level={3}>{title}</Heading>
    {paragraphs.map((words, index) => (
      // Two may say the same, and their order never changes.
      <Text key={index} as="p">
        {words}
      </Text>
    ))}
  </Stack>
)
