import { PAYERS_MESSAGES } from '@oaklet/api'
import { Skeleton, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { payersQuery } from '../../../records/payers/payers-queries'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { FeeSchedules } from '../fee-schedules/FeeSchedules'
import { ActiveRecords } from './ActiveRecords'
import type { PayerDialogProps } from './PayerDialog'
import { PAYER_COLUMNS } from './payer-columns'
import { PayerRules } from './PayerRules'

const PayerDialog = lazyDialog<PayerDialogProps>(
  ({ title }) => title,
  async () => (await import('./PayerDialog')).PayerDialog,
)

/** The insurance companies that the practice deals with. */
export function PayersSection() {
  const [api, practiceId] = [useApi(), usePracticeId()]
  const payers = useQuery(payersQuery(api, practiceId))
  return (
    <WhenLoaded
      query={payers}
      fallback={PAYERS_MESSAGES.list}
      label="Loading the payers"
      placeholder={<Skeleton shape="row" count={6} />}
    >
      {(known) => (
        <Stack gap="3xl">
          <ActiveRecords
            label="Insurance payers"
            records={known}
            what="payer"
            nameOf={({ name }) => name}
            consequence="It can’t be chosen for new coverage then"
            hint="Only active payers can be chosen for new coverage."
            empty={{
              title: 'No payers yet',
              icon: 'building',
              words:
                'Add the insurance companies of your clients, with what each of them wants on claims. The payer id for electronic claims is on the insurance card.',
            }}
            columns={PAYER_COLUMNS}
            onIntent={PayerDialog.onIntent}
            dialog={(props) => <PayerDialog {...props} />}
            save={(payer) => api.payers.update({ practiceId, payerId: payer.id }, payer)}
            remove={({ id }) => api.payers.remove({ practiceId, payerId: id })}
            fallback={PAYERS_MESSAGES.save}
          />
          {known.length > 0 && <FeeSchedules payers={known} />}
          {known.length > 0 && <PayerRules />}
        </Stack>
      )}
    </WhenLoaded>
  )
}
