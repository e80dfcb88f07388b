import { PACKETS_MESSAGES } from '@oaklet/api'
import { askedItems, headingOf, type Packet } from '@oaklet/api/contract'
import { DescriptionList, Heading, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { formAnswerWords } from '../../../shared/form-templates/form-answer-words'
import { useApi } from '../../../shared/use-api'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { packetsQueries } from './packets-queries'

interface FormAnswersProps {
  packet: Packet
  itemId: string
  headingLevel: 3 | 4
}

/** What a client answered in a form of the practice, under its headings. */
export function FormAnswers({ packet, itemId, headingLevel }: FormAnswersProps) {
  const { practiceId, clientId, id } = packet
  const query = useQuery(packetsQueries(useApi(), practiceId).answers(clientId, id, itemId))
  return (
    <WhenLoaded query={query} fallback={PACKETS_MESSAGES.getAnswers} label="Loading answers">
      {({ form, answers }) => (
        <Stack gap="xl">
          {underHeadings(
            form,
            askedItems(form, (asked) => answers[asked]),
          ).map(({ heading, asked }) => (
            <Stack key={heading?.id ?? ''} gap="m">
              {heading !== undefined && (
                <Heading level={headingLevel} look="card">
                  {heading.label}
                </Heading>
              )}
              <DescriptionList
                layout="stacked"
                items={asked.map((item) => ({
                  term: item.label,
                  description: formAnswerWords(item, answers[item.id]),
                }))}
              />
            </Stack>
          ))}
        </Stack>
      )}
    </WhenLoaded>
  )
}

type Form = Parameters<typeof headingOf>[0]
type Item = Form['items'][number]

function underHeadings(form: Form, asked: readonly Item[]) {
  const groups: { heading: Item | undefined; asked: Item[] }[] = []
  for (const item of asked) {
    const heading = headingOf(form, item.id)
    const last = groups.at(-1)
    if (last === undefined || last.heading?.id !== heading?.id) groups.push({ heading, asked: [item] })
    else last.asked.push(item)
  }
  return groups
}
