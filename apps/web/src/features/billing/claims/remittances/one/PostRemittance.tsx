import type { RemittanceDetails } from '@oaklet/api/contract'
import { AlertDialog, Banner, Button, Inline, showToast, Stack, Text } from '@oaklet/design-system'
import { useState } from 'react'
import { countOf } from '../../../../../shared/count-of'
import { isRefusal } from '../../../../../shared/forms/use-as-sent'
import { usePermissions } from '../../../../../shared/use-session'
import { postingWords } from './plan-words'
import type { usePosting } from './use-posting'

interface PostRemittanceProps {
  remittance: RemittanceDetails
  posting: ReturnType<typeof usePosting>
  /** Whether something chosen is not saved: it would not be posted. */
  isTouched: boolean
}

/** The way to post a remittance as it was looked through, or what has to be done before. */
export function PostRemittance({ remittance, posting, isTouched }: PostRemittanceProps) {
  const mayPost = usePermissions()('claims:post')
  const { sending, version, refusal, failure } = posting
  const [isAsked, setAsked] = useState(false)
  const { plan, state } = remittance
  if (state === 'posted') return null
  const before = whatIsBefore(remittance)
  const post = () =>
    sending.mutate(
      { version },
      {
        onSuccess: () => {
          showToast({ title: 'Remittance posted', tone: 'good' })
          setAsked(false)
        },
        // Why it was refused stands on the page; what got no answer can be sent again from here.
        onError: (error) => isRefusal(error) && setAsked(false),
      },
    )
  return (
    <Stack gap="m">
      {refusal?.place === 'plan' && (
        <Banner tone="bad" isAnnounced title="Nothing was posted">
          {refusal.words}
        </Banner>
      )}
      {before === null && !isTouched && plan !== null ? (
        mayPost && (
          <Inline gap="m">
            <Button tone="primary" onPress={() => setAsked(true)}>
              Post remittance
            </Button>
          </Inline>
        )
      ) : (
        <Text weight="strong">{before ?? 'Save your decisions before you post it.'}</Text>
      )}
      {plan !== null && (
        <AlertDialog
          title="Post this remittance?"
          isOpen={isAsked}
          onOpenChange={setAsked}
          confirmLabel="Post remittance"
          cancelLabel="Look at it again"
          isPending={sending.isPending}
          onConfirm={post}
        >
          {failure !== null && (
            <Banner tone="bad" isAnnounced>
              {failure}
            </Banner>
          )}
          <p>{postingWords({ ...remittance, plan })}</p>
          <p>It can be undone as a whole.</p>
        </AlertDialog>
      )}
    </Stack>
  )
}

/** What keeps a remittance from being posted; null where nothing does. */
function whatIsBefore({ plan, refusal, claims }: RemittanceDetails): string | null {
  if (plan === null) return 'Choose the insurance that paid, and save it.'
  if (refusal !== null) return 'It can’t be posted: what is said above stands in the way.'
  const waiting = claims.filter(({ outcome }) => outcome === 'needs_person').length
  return waiting === 0
    ? null
    : `${countOf(waiting, 'claim waits', 'claims wait')} for your decision before it can be posted.`
}
