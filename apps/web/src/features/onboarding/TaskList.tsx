import { type OnboardingForms, packetGaps } from '@oaklet/api/contract'
import { Banner, ItemList, LinkButton, Stack, StatusBadge, Text } from '@oaklet/design-system'
import { formatMediumDate } from '../../shared/format-date'
import { countOf } from '../../shared/count-of'
import {
  CHECK_PAGE,
  DOCUMENT_PAGE,
  firstOpenPage,
  onboardingAddress,
  SIGNING_PAGE,
} from './onboarding-address'
import { OnboardingFrame } from './OnboardingFrame'
import { taskState, taskTitle } from './onboarding-words'

/** What a page of the forms is given. */
export interface FormsPageProps {
  forms: OnboardingForms
  linkId: string
}

/** What there is to fill in, in any order, each with how far it is. */
export function TaskList({ forms, linkId }: FormsPageProps) {
  const { practiceName, clientName, message, items, isReturned, isSigningOnline, expiresOn } = forms
  const at = onboardingAddress(linkId)
  const left = items.filter(({ state }) => state !== 'done').length
  return (
    <OnboardingFrame
      title={`Hello ${clientName}`}
      practiceName={practiceName}
      summary={
        left === 0
          ? 'Everything is filled in.'
          : `${countOf(left, 'thing is', 'things are')} left to fill in.`
      }
    >
      {message !== '' && (
        <Text isReading>
          {practiceName} says: “{message}”
        </Text>
      )}
      {isReturned && (
        <Banner tone="wait" title="Please change something">
          Open the forms that say “Changes asked for”, and send everything again.
        </Banner>
      )}
      <ItemList
        label="What to fill in"
        items={items.map((item) => ({
          id: item.id,
          title: taskTitle(item),
          ...(item.comment !== '' && { detail: item.comment }),
          trailing:
            item.state === 'done' ? (
              <Text tone="quiet">{taskState(item)}</Text>
            ) : (
              <StatusBadge tone={item.state === 'returned' ? 'wait' : 'info'}>{taskState(item)}</StatusBadge>
            ),
          ...(item.isOpen && { href: at.page(item.id, firstPageOf(item, isSigningOnline)) }),
        }))}
      />
      {packetGaps(items.map(asGapItem)).length === 0 && (
        <LinkButton tone="primary" href={at.check()}>
          Check your answers and send them
        </LinkButton>
      )}
      <Stack gap="xs">
        <Text size="s" tone="quiet">
          You can stop at any time. Each page is saved when you press Continue. You can go on here or on
          another device until {formatMediumDate(expiresOn)}.
        </Text>
      </Stack>
    </OnboardingFrame>
  )
}

type Item = OnboardingForms['items'][number]

/**
 * A document begins with how to sign, until that is known; a questionnaire that is answered whole waits at the list of
 * its answers.
 */
function firstPageOf(item: Item, isSigningOnline: boolean): string {
  if (item.kind === 'document') return isSigningOnline ? DOCUMENT_PAGE : SIGNING_PAGE
  return item.pages.every(({ answers }) => answers !== null) && item.state === 'in_progress'
    ? CHECK_PAGE
    : firstOpenPage(item)
}

/** An item as `packetGaps` looks at it. */
export const asGapItem = ({ id, kind, form, state, pages }: Item) => ({
  ...{ id, kind, form, pages, isFinished: state === 'done' },
})
