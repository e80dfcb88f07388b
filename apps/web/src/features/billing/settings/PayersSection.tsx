import { PAYERS_MESSAGES } from '@oaklet/api'
import type { Payer } from '@oaklet/api/contract'
import {
  Banner,
  Button,
  EmptyState,
  Icon,
  showToast,
  Skeleton,
  Spread,
  Stack,
  Text,
} from '@oaklet/design-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { payersQuery } from '../../../records/payers/payers-queries'
import { DeleteQuestion } from '../../../records/practice/DeleteQuestion'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { failureWords } from '../../../shared/failure-words'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { useApi } from '../../../shared/use-api'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { usePracticeId } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import type { PayerDialogProps } from './PayerDialog'
import { type PayerAct, PayersTable } from './PayersTable'

const PayerDialog = lazyDialog<PayerDialogProps>(
  ({ title }) => title,
  async () => (await import('./PayerDialog')).PayerDialog,
)

const ADD_ID = 'add-payer'

/** The insurance companies that the practice deals with. */
export function PayersSection() {
  const payers = useQuery(payersQuery(useApi(), usePracticeId()))
  return (
    <WhenLoaded
      query={payers}
      fallback={PAYERS_MESSAGES.list}
      label="Loading the payers"
      placeholder={<Skeleton shape="row" count={6} />}
    >
      {(known) => <Payers payers={known} />}
    </WhenLoaded>
  )
}

function Payers({ payers }: { payers: readonly Payer[] }) {
  const [api, practiceId] = [useApi().payers, usePracticeId()]
  const [edited, setEdited] = useState<{ payer: Payer | null } | null>(null)
  const [deleted, setDeleted] = useState<Payer | null>(null)
  const refresh = useRefreshPractice()
  useKeptFocus(payers, ADD_ID)
  const switching = useMutation({
    mutationFn: (payer: Payer) =>
      api.update({ practiceId, payerId: payer.id }, { ...payer, isActive: !payer.isActive }),
    onSuccess: ({ name, isActive }) =>
      showToast({ title: `${name} is ${isActive ? 'active' : 'inactive'} now`, tone: 'good' }),
    onSettled: () => void refresh(),
  })
  const act = (act: PayerAct, payer: Payer) => {
    if (act === 'edit') setEdited({ payer })
    else if (act === 'delete') setDeleted(payer)
    else switching.mutate(payer)
  }
  const addButton = (
    <Button
      id={ADD_ID}
      icon={<Icon of="plus" />}
      {...PayerDialog.onIntent}
      onPress={() => setEdited({ payer: null })}
    >
      Add payer
    </Button>
  )

  return (
    <Stack gap="l">
      {switching.isError && (
        <Banner tone="bad" isAnnounced>
          {failureWords(switching.error, PAYERS_MESSAGES.save)}
        </Banner>
      )}
      {payers.length === 0 ? (
        <EmptyState title="No payers yet" icon={<Icon of="building" size="l" />} action={addButton}>
          Add the insurance companies of your clients, with what each of them wants on claims. The payer id
          for electronic claims is on the insurance card.
        </EmptyState>
      ) : (
        <>
          <Spread gap="l">
            <Text tone="quiet">Only active payers can be chosen for new coverage.</Text>
            {addButton}
          </Spread>
          <PayersTable payers={payers} onAct={act} />
        </>
      )}
      {edited !== null && (
        <PayerDialog
          title={edited.payer === null ? 'Add a payer' : `Edit ${edited.payer.name}`}
          payer={edited.payer}
          onClose={() => setEdited(null)}
        />
      )}
      {deleted !== null && (
        <DeleteQuestion
          name={deleted.name}
          confirmLabel="Delete payer"
          fallback={PAYERS_MESSAGES.save}
          remove={() => api.remove({ practiceId, payerId: deleted.id })}
          onClose={() => setDeleted(null)}
        >
          What you entered about it goes, and can’t be brought back.
        </DeleteQuestion>
      )}
    </Stack>
  )
}
