import { DUPLICATES_MESSAGES } from '@oaklet/api'
import type { Duplicate, DuplicateClient, Practice } from '@oaklet/api/contract'
import {
  Banner,
  Button,
  Card,
  Columns,
  DescriptionList,
  Heading,
  Link,
  Stack,
  Text,
} from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { addressLine } from '../../../records/locations/address-line'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { failureWords } from '../../../shared/failure-words'
import { dateInZone, formatDateAndTime, formatFullDate, formatMediumDate } from '../../../shared/format-date'
import { paths } from '../../../shared/paths'
import { useApi } from '../../../shared/use-api'
import { ClientBadge } from '../ClientBadge'
import { CONTACT_KIND_WORDS } from '../client-words'
import { ContactLink, numbered } from '../contact-items'
import { DUPLICATE_WORDS, pairName } from './duplicate-words'
import { type Decision, duplicatesQueries } from './duplicates-queries'

interface DuplicateCardProps {
  duplicate: Duplicate
  practice: Practice
  /** `YYYY-MM-DD` where the practice is. */
  today: string
  /** The id of the button that decides about the two. */
  buttonId: string
  /** Whether the person may say that they are two people. */
  mayDecide: boolean
  /** Called once the decision is stored. */
  onDecided: (decision: Decision) => void
}

/** Two clients side by side who may be one person, and what they have in common. */
export function DuplicateCard({ duplicate, practice, today, ...props }: DuplicateCardProps) {
  const { clients, likeness, notDuplicates } = duplicate
  const [one, other] = clients
  const decision = { clientId: one.id, otherClientId: other.id, areTwo: notDuplicates === null }
  // It ends with the two gone from the list, so that nobody decides twice.
  const decide = useMutation({
    ...duplicatesQueries(useApi(), practice.id).decide(),
    onSuccess: () => props.onDecided(decision),
    onSettled: useRefreshPractice(),
  })
  const name = pairName(clients)
  const label = decision.areTwo ? 'Not the same person' : 'Decide again'
  return (
    <Card
      title={name}
      actions={
        props.mayDecide && (
          <Button
            id={props.buttonId}
            aria-label={`${label}: ${name}`}
            isPending={decide.isPending}
            onPress={() => decide.mutate(decision)}
          >
            {label}
          </Button>
        )
      }
    >
      <Stack gap="l">
        {decide.isError && (
          <Banner tone="bad" isAnnounced>
            {failureWords(
              decide.error,
              decision.areTwo ? DUPLICATES_MESSAGES.mark : DUPLICATES_MESSAGES.unmark,
            )}
          </Banner>
        )}
        <Text tone="quiet">
          {likeness === null ? 'They have nothing in common any more' : DUPLICATE_WORDS[likeness]}
          {notDuplicates !== null &&
            `. ${notDuplicates.byName} said on ${formatMediumDate(dateInZone(notDuplicates.at, practice.timeZone))} that they are two people`}
          .
        </Text>
        <Columns template="equal">
          {clients.map((client) => (
            <OneOfTwo key={client.id} client={client} timeZone={practice.timeZone} today={today} />
          ))}
        </Columns>
      </Stack>
    </Card>
  )
}

interface OneOfTwoProps {
  client: DuplicateClient
  timeZone: string
  today: string
}

function OneOfTwo({ client, timeZone, today }: OneOfTwoProps) {
  const { dateOfBirth, contacts, nextAppointmentAt } = client
  const terms = numbered(contacts.map(({ kind }) => CONTACT_KIND_WORDS[kind]))
  return (
    <Stack gap="m">
      <Heading level={3} look="small">
        <Link href={paths.client(client.id)}>{client.displayName}</Link>
      </Heading>
      <DescriptionList
        layout="side"
        items={[
          { term: 'Status', description: <ClientBadge status={client.status} /> },
          { term: 'Legal name', description: client.legalName },
          {
            term: 'Date of birth',
            description: dateOfBirth === null ? 'Not given' : formatFullDate(dateOfBirth),
          },
          {
            term: 'Address',
            description: (client.address && addressLine(client.address)) || 'Not given',
          },
          { term: 'Clinician', description: client.primaryClinicianName ?? 'None' },
          {
            term: 'Next appointment',
            description:
              nextAppointmentAt === null ? 'None' : formatDateAndTime(nextAppointmentAt, timeZone, today),
          },
          { term: 'Added on', description: formatMediumDate(dateInZone(client.createdAt, timeZone)) },
          // Of these the two have different numbers: what is above them stands side by side.
          ...contacts.map((contact, index) => ({
            term: terms[index] ?? '',
            description: <ContactLink {...contact} />,
          })),
        ]}
      />
    </Stack>
  )
}
