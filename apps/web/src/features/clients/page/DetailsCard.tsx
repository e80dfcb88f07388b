import type { Client } from '@oaklet/api/contract'
import { Card, DescriptionList } from '@oaklet/design-system'
import { DiagnosisNames } from '../../../records/diagnoses/DiagnosisNames'
import { formatFullDate } from '../../../shared/format-date'
import { CLIENT_TYPE_WORDS, referralWords } from '../client-words'
import { SEX_WORDS } from '../../../records/clients/sex-words'

/** Who the client is on paper, and where they belong in the practice. */
export function DetailsCard({ client }: { client: Client }) {
  const { dateOfBirth, diagnoses, lastName, sortName, tags } = client
  return (
    <Card title="Details">
      <DescriptionList
        items={[
          { term: 'Legal name', description: `${client.firstName} ${client.lastName}`.trim() },
          { term: 'Preferred name', description: client.preferredName || 'None' },
          ...(sortName === '' || sortName === lastName ? [] : [{ term: 'Sorted by', description: sortName }]),
          { term: 'Pronouns', description: client.pronouns || 'Not given' },
          {
            term: 'Date of birth',
            description: dateOfBirth === null ? 'Not given' : formatFullDate(dateOfBirth),
          },
          { term: 'Administrative sex', description: SEX_WORDS[client.administrativeSex] },
          { term: 'Type', description: CLIENT_TYPE_WORDS[client.type] },
          { term: 'Primary clinician', description: client.primaryClinicianName ?? 'None' },
          { term: 'Location', description: client.locationName ?? 'None' },
          { term: 'Referral source', description: referralWords(client.referralSource) },
          { term: 'Tags', description: tags.length === 0 ? 'None' : tags.join(', ') },
          ...(diagnoses === null
            ? []
            : [
                {
                  term: 'Diagnoses',
                  description:
                    diagnoses.length === 0 ? 'None recorded' : <DiagnosisNames codes={diagnoses} />,
                },
              ]),
        ]}
      />
    </Card>
  )
}
