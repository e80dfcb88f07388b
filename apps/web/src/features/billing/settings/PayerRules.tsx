import { PAYERS_MESSAGES } from '@oaklet/api'
import type { PayerRule } from '@oaklet/api/contract'
import { Heading, Skeleton, Stack, Table, type TableColumn, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeleteQuestion } from '../../../records/practice/DeleteQuestion'
import { formatMediumDate } from '../../../shared/format-date'
import { useApi } from '../../../shared/use-api'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { usePracticeId } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'

const RULES_ID = 'payer-rules'

/** What was decided about codes of payers for all of their remittances, and the way to take that away. */
export function PayerRules() {
  const [api, practiceId] = [useApi(), usePracticeId()]
  const rules = useQuery({
    queryKey: [practiceId, 'payer-rules'],
    queryFn: ({ signal }) => api.payers.rules({ practiceId }, { signal }),
  })
  const [taken, setTaken] = useState<PayerRule | null>(null)
  // What is taken away takes the button of its menu away.
  useKeptFocus(rules.data, RULES_ID)
  return (
    <Stack gap="l">
      <div id={RULES_ID} tabIndex={-1}>
        <Heading level={2} look="card">
          Rules for remittances
        </Heading>
      </div>
      <Text tone="quiet">
        What you decided once about a code of a payer, for all that it pays. You make such a rule where you
        look a remittance through.
      </Text>
      <WhenLoaded
        query={rules}
        fallback={PAYERS_MESSAGES.rules}
        label="Loading the rules"
        placeholder={<Skeleton shape="row" count={2} />}
      >
        {(known) =>
          known.length === 0 ? (
            <Text tone="quiet">None yet.</Text>
          ) : (
            <Table<PayerRule>
              label="Rules for remittances"
              rows={known}
              rowKey={keyOf}
              rowName={nameOf}
              columns={COLUMNS}
              rowActions={(rule) => ({
                items: [{ id: 'remove', label: 'Take away', tone: 'danger' }],
                onAction: () => setTaken(rule),
              })}
            />
          )
        }
      </WhenLoaded>
      {taken !== null && (
        <DeleteQuestion
          name={`Rule of ${nameOf(taken)}`}
          title={`Take away the rule of ${nameOf(taken)}?`}
          confirmLabel="Take away"
          fallback={PAYERS_MESSAGES.removeRule}
          remove={() => api.payers.removeRule({ practiceId, ruleId: taken.id })}
          onClose={() => setTaken(null)}
        >
          What is posted stays as it is. What is not posted yet is planned without the rule.
        </DeleteQuestion>
      )}
    </Stack>
  )
}

const keyOf = ({ id }: PayerRule) => id

/** `Aetna about PR 96` */
const nameOf = ({ payer, code }: PayerRule): string => `${payer.name} about PR ${code}`

const COLUMNS: readonly TableColumn<PayerRule>[] = [
  { id: 'payer', header: 'Payer', width: '25%', isRowHeader: true, cell: ({ payer }) => payer.name },
  { id: 'code', header: 'Code', cell: ({ code, words }) => `PR ${code}, ${words}` },
  {
    id: 'choice',
    header: 'What becomes of it',
    width: '20%',
    cell: ({ isClients }) => (isClients ? 'The client’s share' : 'It stays open'),
  },
  {
    id: 'since',
    header: 'Decided',
    width: '25%',
    cell: ({ since, decidedByName }) => `${formatMediumDate(since)} by ${decidedByName}`,
  },
]
