import { REMITTANCES_MESSAGES } from '@oaklet/api'
import type { RemittanceDetails } from '@oaklet/api/contract'
import { Button } from '@oaklet/design-system'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DeleteQuestion } from '../../../../../records/practice/DeleteQuestion'
import { paths } from '../../../../../shared/paths'
import { useApi } from '../../../../../shared/use-api'
import { remittanceQueries } from '../remittance-queries'
import { remittanceName } from '../remittance-words'

/** Deletes a payment that was typed in by mistake, after a question. */
export function DeleteTyped({ remittance }: { remittance: RemittanceDetails }) {
  const { practiceId, id: remittanceId, version } = remittance
  const [api, queryClient, navigate] = [useApi(), useQueryClient(), useNavigate()]
  const [isAsked, setAsked] = useState(false)
  const isRemoved = useRef(false)
  return (
    <>
      <Button tone="quiet" onPress={() => setAsked(true)}>
        Delete payment
      </Button>
      {isAsked && (
        <DeleteQuestion
          name={remittanceName(remittance)}
          title="Delete this payment?"
          confirmLabel="Delete payment"
          fallback={REMITTANCES_MESSAGES.remove}
          remove={async () => {
            await api.remittances.remove({ practiceId, remittanceId }, { version })
            isRemoved.current = true
            queryClient.removeQueries({
              queryKey: remittanceQueries(api, practiceId).one(remittanceId).queryKey,
            })
          }}
          onClose={() => {
            setAsked(false)
            if (isRemoved.current) void navigate(paths.claims({ view: 'remittances' }))
          }}
        >
          It was never posted, so nothing else changes. What was typed in goes, and can’t be brought back.
        </DeleteQuestion>
      )}
    </>
  )
}
