import { hasErrorCode, isApiError } from '@oaklet/api'
import { isFilePage, isMeasureItem, type OnboardingForms as Asked } from '@oaklet/api/contract'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { createQueryClient } from '../../shared/query-client'
import { useOnboarding } from '../../shared/use-onboarding'
import { CheckAnswers } from './CheckAnswers'
import { CheckItem } from './CheckItem'
import { ChooseSigning } from './ChooseSigning'
import { DocumentPage } from './DocumentPage'
import { LinkGone } from './LinkGone'
import { CHECK_PAGE, SIGNING_PAGE, SUPPORT_PAGE } from './onboarding-address'
import { onboardingQueries } from './onboarding-queries'
import { Opening } from './Opening'
import { QuestionPage, type TypedPage } from './QuestionPage'
import { SentIn } from './SentIn'
import { SessionWarning } from './SessionWarning'
import { SupportPage } from './SupportPage'
import { TaskList } from './TaskList'
import { UploadPage } from './UploadPage'

/** What the pages are given once a code was entered. */
export interface OnboardingFormsProps {
  linkId: string
  practiceName: string
}

/** The forms of whoever has entered a code. */
export function OnboardingForms(props: OnboardingFormsProps) {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <Loaded {...props} />
    </QueryClientProvider>
  )
}

function Loaded({ linkId, practiceName }: OnboardingFormsProps) {
  const query = useQuery(onboardingQueries(useOnboarding(), linkId).forms())
  // Who has typed something keeps it: their page says that the session is over.
  if (query.data === undefined && isSignedOut(query.error))
    return <LinkGone linkId={linkId} reason="no-session" />
  if (query.data === undefined && hasErrorCode(query.error, 'link_unavailable')) {
    return <LinkGone linkId={linkId} reason="gone" />
  }
  if (query.data === undefined) {
    return <Opening practiceName={practiceName} error={query.error} onRetry={() => void query.refetch()} />
  }
  return (
    <>
      <Page forms={query.data} linkId={linkId} />
      <SessionWarning usedAt={query.dataUpdatedAt} onStay={() => void query.refetch()} />
    </>
  )
}

/** The page that the address names; what it doesn’t know is the list of tasks. */
function Page({ forms, linkId }: { forms: Asked; linkId: string }) {
  // What was typed and not saved, by item and page: the way back shows it again.
  const [typed] = useState(() => new Map<string, TypedPage>())
  const [search] = useSearchParams()
  const [itemId, page] = [search.get('item'), search.get('page')]
  if (!forms.isOpen) return <SentIn {...{ forms, linkId }} />
  const item = forms.items.find(({ id }) => id === itemId)
  const of = { forms, linkId }
  if (item === undefined) return page === CHECK_PAGE ? <CheckAnswers {...of} /> : <TaskList {...of} />
  if (item.kind === 'document') {
    return page === SIGNING_PAGE ? (
      <ChooseSigning {...of} item={item} />
    ) : (
      <DocumentPage key={item.id} {...of} item={item} />
    )
  }
  if (page === SUPPORT_PAGE) return <SupportPage {...of} item={item} />
  if (page === CHECK_PAGE && isMeasureItem(item.kind)) return <CheckItem key={item.id} {...of} item={item} />
  const asked = item.pages.find((one) => one.page === page)
  if (asked === undefined || !item.isOpen) return <TaskList {...of} />
  const { page: name } = asked
  if (item.kind !== 'form' && isFilePage(name))
    return <UploadPage key={item.id} {...of} {...{ item, asked }} page={name} />
  return <QuestionPage key={`${item.id} ${asked.page}`} {...of} {...{ item, asked, typed }} />
}

const isSignedOut = (error: unknown): boolean => isApiError(error) && error.status === 401
