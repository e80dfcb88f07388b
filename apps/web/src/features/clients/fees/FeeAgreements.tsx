import { FEE_AGREEMENTS_MESSAGES } from '@oaklet/api'
import { type Client, type FeeAgreement, feeAgreementTime, type Practice } from '@oaklet/api/contract'
import { Button, Card, Icon, ItemList, Menu, Skeleton, StatusBadge, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FEE_TIME_WORDS } from '../../../records/fees/fee-days'
import { DeleteQuestion } from '../../../records/practice/DeleteQuestion'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { useApi } from '../../../shared/use-api'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { usePermissions } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { detailWords, serviceWords, termsWords } from './agreement-words'
import type { AgreementDialogProps } from './AgreementDialog'
import { feeAgreementsQuery } from './fee-agreements-queries'

const AgreementDialog = lazyDialog<AgreementDialogProps>(
  ({ title }) => title,
  async () => (await import('./AgreementDialog')).AgreementDialog,
)

interface FeeAgreementsProps {
  client: Client
  practice: Practice
  /** `YYYY-MM-DD` where the practice is. */
  today: string
}

/** What was chosen, in a dialog. */
type Act = { kind: 'add' } | { kind: 'edit' | 'delete'; agreement: FeeAgreement }

const ADD_BUTTON_ID = 'add-fee-agreement'

/** What a client pays in place of the full fees, also what was agreed for former times. */
export function FeeAgreements({ client, practice, today }: FeeAgreementsProps) {
  const [api, can] = [useApi(), usePermissions()]
  const agreements = useQuery(feeAgreementsQuery(api, practice.id, client.id))
  const [act, setAct] = useState<Act | null>(null)
  // What is deleted takes the button of its menu away.
  useKeptFocus(agreements.data, ADD_BUTTON_ID)
  const mayEdit = can('billing:edit')
  const dialog = { clientId: client.id, currency: practice.currency, today, onClose: () => setAct(null) }
  return (
    <Card
      title="Fee agreements"
      {...(mayEdit && {
        actions: (
          <Button
            {...AgreementDialog.onIntent}
            id={ADD_BUTTON_ID}
            size="small"
            icon={<Icon of="plus" />}
            onPress={() => setAct({ kind: 'add' })}
          >
            Add fee agreement
          </Button>
        ),
      })}
    >
      <WhenLoaded
        query={agreements}
        fallback={FEE_AGREEMENTS_MESSAGES.list}
        label="Loading fee agreements"
        placeholder={<Skeleton shape="row" count={2} />}
      >
        {(known) =>
          known.length === 0 ? (
            <Text tone="quiet">None. What this client pays for themselves is booked at the full fees.</Text>
          ) : (
            <ItemList
              label="Fee agreements"
              items={known.map((agreement) => {
                const { word, tone } = FEE_TIME_WORDS[feeAgreementTime(agreement, today)]
                return {
                  id: agreement.id,
                  title: nameOf(agreement, practice.currency),
                  detail: detailWords(agreement, today),
                  trailing: <StatusBadge tone={tone}>{word}</StatusBadge>,
                  ...(mayEdit && {
                    actions: (
                      <Actions
                        name={nameOf(agreement, practice.currency)}
                        isDeletable={agreement.startsOn >= today}
                        onAction={(kind) => setAct({ kind, agreement })}
                      />
                    ),
                  }),
                }
              })}
            />
          )
        }
      </WhenLoaded>
      {act?.kind === 'add' && <AgreementDialog title="Add fee agreement" agreement={null} {...dialog} />}
      {act?.kind === 'edit' && (
        <AgreementDialog title="Change or end fee agreement" agreement={act.agreement} {...dialog} />
      )}
      {act?.kind === 'delete' && (
        <DeleteQuestion
          name="Fee agreement"
          title={`Delete the agreement of ${nameOf(act.agreement, practice.currency)}?`}
          fallback={FEE_AGREEMENTS_MESSAGES.remove}
          remove={() =>
            api.feeAgreements.remove({
              ...{ practiceId: practice.id, clientId: client.id, agreementId: act.agreement.id },
            })
          }
          onClose={() => setAct(null)}
        >
          Delete what was entered by mistake. Sessions that were booked at this fee keep it.
        </DeleteQuestion>
      )}
    </Card>
  )
}

/** `90834: $90.00`. */
const nameOf = (agreement: FeeAgreement, currency: string): string =>
  `${serviceWords(agreement.serviceCode)}: ${termsWords(agreement, currency)}`

interface ActionsProps {
  name: string
  isDeletable: boolean
  onAction: (kind: 'edit' | 'delete') => void
}

const Actions = ({ name, isDeletable, onAction }: ActionsProps) => (
  <Menu
    label={`Actions for ${name}`}
    items={[
      { id: 'edit', label: 'Change or end', icon: <Icon of="edit" /> },
      ...(isDeletable
        ? ([{ id: 'delete', label: 'Delete', icon: <Icon of="trash" />, tone: 'danger' }] as const)
        : []),
    ]}
    onAction={onAction}
  />
)
