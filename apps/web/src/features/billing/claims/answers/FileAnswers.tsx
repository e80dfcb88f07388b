import type { ClaimAnswer } from '@oaklet/api/contract'
import {
  Card,
  Disclosure,
  ItemList,
  Link,
  Pager,
  Stack,
  StatusBadge,
  Table,
  type TableColumn,
  Text,
} from '@oaklet/design-system'
import { useState } from 'react'
import { formatMediumDate } from '../../../../shared/format-date'
import { paths } from '../../../../shared/paths'
import { SENDER_WORDS } from './answer-words'
import { AnswerBadge } from './AnswerBadge'
import { AnswerFindings } from './AnswerFindings'
import { segment } from './FileAnswers.css'

/** As many rows as a table builds without being slow. */
const PAGE_SIZE = 100

/** What a file says of each claim, and behind a button the segments that say so. */
export function FileAnswers({ answers }: { answers: readonly ClaimAnswer[] }) {
  const [start, setStart] = useState(0)
  if (answers.length === 0) {
    return (
      <Card title="Claims">
        <Text>This file names no claim. It says only that a file of claims arrived and could be read.</Text>
      </Card>
    )
  }
  const shown = answers.slice(start, start + PAGE_SIZE)
  return (
    <Stack gap="l">
      {answers.length > PAGE_SIZE && (
        <Pager
          label="Pages of claims"
          range={`${start + 1}–${start + shown.length} of ${answers.length}`}
          hasPrevious={start > 0}
          hasNext={start + PAGE_SIZE < answers.length}
          onPrevious={() => setStart(start - PAGE_SIZE)}
          onNext={() => setStart(start + PAGE_SIZE)}
        />
      )}
      <Table<ClaimAnswer>
        label="What it says of claims"
        rows={shown}
        page={String(start)}
        rowKey={({ id }) => id}
        rowName={({ pcn }) => pcn}
        columns={COLUMNS}
      />
      <Card>
        <Disclosure title="As it stands in the file" headingLevel={2}>
          <ItemList
            items={shown.map(({ id, pcn, raw }) => ({
              id,
              title: pcn,
              detail: <code className={segment}>{raw}</code>,
            }))}
          />
        </Disclosure>
      </Card>
    </Stack>
  )
}

const COLUMNS: readonly TableColumn<ClaimAnswer>[] = [
  { id: 'claim', header: 'Claim', width: '18%', isRowHeader: true, cell: (answer) => <Named {...answer} /> },
  {
    id: 'sender',
    header: 'From',
    width: '18%',
    cell: ({ sender, senderName }) => (
      <Stack gap="xs">
        <Text>{SENDER_WORDS[sender]}</Text>
        {senderName !== '' && (
          <Text tone="quiet" size="s">
            {senderName}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    id: 'verdict',
    header: 'Answer',
    width: '16%',
    cell: ({ verdict, claim, stands }) => (
      <Stack gap="xs" align="start">
        <AnswerBadge verdict={verdict} />
        {claim !== null && !stands && (
          <Text tone="quiet" size="s">
            Another answer counts
          </Text>
        )}
      </Stack>
    ),
  },
  {
    id: 'findings',
    header: 'What it says',
    width: '28%',
    cell: (answer) => <AnswerFindings answer={answer} />,
  },
  { id: 'on', header: 'Day', width: '14%', cell: ({ on }) => (on === null ? '–' : formatMediumDate(on)) },
]

/** The claim with its client, or the number that the file has for one that is none of ours. */
const Named = ({ claim, pcn }: ClaimAnswer) => (
  <Stack gap="xs" align="start">
    {claim === null ? (
      <>
        <Text>{pcn}</Text>
        <StatusBadge tone="wait">Unknown</StatusBadge>
      </>
    ) : (
      <>
        <Link href={paths.claim(claim.id)}>{claim.pcn}</Link>
        <Text tone="quiet" size="s">
          {claim.clientName}
        </Text>
      </>
    )}
  </Stack>
)
