import { hasErrorCode, isApiError, ONBOARDING_MESSAGES } from '@oaklet/api'
import {
  isAlert,
  isMeasureItem,
  OnboardingPage,
  type OnboardingItem,
  pageSchema,
  tellsOfSelfHarm,
} from '@oaklet/api/contract'
import { Banner, Button, DescriptionList, Form, Inline, Stack, Text } from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { contractErrors } from '../../shared/forms/contract-errors'
import { SaveFailure } from '../../shared/forms/SaveFailure'
import { staleRecord } from '../../shared/forms/stale-record'
import { useForm } from '../../shared/forms/use-form'
import { useOnboarding } from '../../shared/use-onboarding'
import { CHECK_PAGE, onboardingAddress, pageAfter, pageBefore, SUPPORT_PAGE } from './onboarding-address'
import { OnboardingFrame } from './OnboardingFrame'
import { onboardingQueries } from './onboarding-queries'
import { answerWords, questionOf } from './onboarding-words'
import type { PageValues } from './page-fields'
import { emptyAnswers, QuestionFields } from './QuestionFields'
import type { FormsPageProps } from './TaskList'

interface QuestionPageProps extends FormsPageProps {
  item: OnboardingItem
  asked: OnboardingPage
  /** What was typed on pages and not saved, by item and page. */
  typed: Map<string, TypedPage>
}

/** What was typed on a page, and how often the page had been saved before. */
export interface TypedPage {
  values: PageValues
  rev: number
}

/** One question with its fields. It is saved when the client goes on; what can’t be saved stays as it was typed. */
export function QuestionPage({ forms, linkId, item, asked, typed }: QuestionPageProps) {
  const { kind, id: itemId, comment } = item
  const { page } = asked
  const [api, queryClient, navigate] = [useOnboarding(), useQueryClient(), useNavigate()]
  const isFromCheck = useSearchParams()[0].get('from') === CHECK_PAGE
  const key = `${itemId} ${page}`
  // What another device saved meanwhile becomes what is saved over.
  const [base, setBase] = useState(() => ({ rev: typed.get(key)?.rev ?? asked.rev }))
  const form = useForm<PageValues>({
    initial: () => typed.get(key)?.values ?? valuesOf(item, asked),
    errorsOf: (values) => {
      const schema = pageSchema(item, page)
      return schema === undefined ? [] : contractErrors(schema, values, Object.keys(values))
    },
  })
  const { values, isTouched } = form
  useEffect(() => {
    if (isTouched || typed.has(key)) typed.set(key, { values, rev: base.rev })
  }, [typed, key, values, isTouched, base])
  const saving = useMutation({
    mutationFn: (rev: number) => api.savePage({ linkId, itemId, page }, { answers: form.values, rev }),
    onSuccess: (saved) => {
      typed.delete(key)
      queryClient.setQueryData(onboardingQueries(api, linkId).forms().queryKey, saved)
    },
  })
  const stale = staleRecord(saving.error, OnboardingPage)
  const at = onboardingAddress(linkId)
  /** Which page follows may depend on what was saved. */
  const next = (saved: OnboardingItem): string => {
    if (needsSupport(item, page, form.values)) return at.page(itemId, SUPPORT_PAGE)
    const after = pageAfter(saved, page)
    // A changed answer may ask for more, which comes before going back.
    const isOpen = saved.pages.some(({ page: other, answers }) => other === after && answers === null)
    if (isFromCheck && !isOpen) return isMeasureItem(kind) ? at.page(itemId, CHECK_PAGE) : at.check()
    if (after !== null) return at.page(itemId, after)
    return isMeasureItem(kind) ? at.page(itemId, CHECK_PAGE) : at.tasks()
  }
  const save = (rev: number) => {
    if (!form.check()) return
    saving.mutate(rev, {
      onSuccess: ({ items }) => void navigate(next(items.find(({ id }) => id === itemId) ?? item)),
      onError: form.refuse,
    })
  }
  const before = pageBefore(item, page)
  const back = before === null || isFromCheck ? at.tasks() : at.page(itemId, before)
  return (
    <OnboardingFrame
      title={questionOf(item, page)}
      hasErrors={form.errors.length > 0}
      practiceName={forms.practiceName}
      back={
        isFromCheck
          ? {
              href: isMeasureItem(kind) ? at.page(itemId, CHECK_PAGE) : at.check(),
              label: 'Back to your answers',
            }
          : { href: back, label: before === null ? 'Back to the list' : 'Back' }
      }
    >
      {comment !== '' && (
        <Banner tone="wait" title={`${forms.practiceName} asks you to change this form`}>
          {comment}
        </Banner>
      )}
      {asked.answers === null && asked.known !== null && (
        <Text tone="quiet">This is what {forms.practiceName} knows. Change what is not right.</Text>
      )}
      {saving.isError && stale === null && form.errors.length === 0 && <Failure error={saving.error} />}
      {stale !== null && (
        <Banner
          tone="wait"
          isAnnounced
          title="You changed this page on another device. Which one is right?"
          actions={
            <Inline gap="s">
              <Button onPress={() => save(stale.rev)}>Use what is here</Button>
              <Button
                onPress={() => {
                  setBase(stale)
                  form.restart(valuesOf(item, stale))
                  form.change(valuesOf(item, stale))
                  saving.reset()
                }}
              >
                Use the other one
              </Button>
            </Inline>
          }
        >
          <DescriptionList
            items={[
              { term: 'Here', description: answerWords(item, page, form.values) },
              {
                term: 'On the other device',
                description: stale.answers === null ? 'Not provided' : answerWords(item, page, stale.answers),
              },
            ]}
          />
        </Banner>
      )}
      <Form
        errors={form.errors}
        isPending={saving.isPending}
        onSubmit={() => save(base.rev)}
        footer={
          <Button type="submit" tone="primary" isPending={saving.isPending}>
            {saving.isPending ? 'Saving…' : 'Continue'}
          </Button>
        }
      >
        <Stack gap="l">
          <QuestionFields item={item} page={page} form={form} />
        </Stack>
      </Form>
    </OnboardingFrame>
  )
}

/** What the fields start from: what was saved, else what the practice knew. */
const valuesOf = (item: OnboardingItem, { page, answers, known }: OnboardingPage): PageValues => ({
  ...emptyAnswers(item, page),
  ...(answers ?? known),
})

/** Whether an answer tells of danger, so that the client is told at once where help is. */
function needsSupport({ kind, form }: OnboardingItem, page: string, values: PageValues): boolean {
  const asked = form?.items.find(({ id }) => id === page)
  if (asked !== undefined) return isAlert(asked, values['answer'])
  return isMeasureItem(kind) && tellsOfSelfHarm(kind, asAnswers(page, values))
}

/** The answers of a questionnaire of which only this one is known. */
function asAnswers(page: string, { answer }: PageValues): number[] {
  const answers: number[] = []
  if (typeof answer === 'number') answers[Number(page) - 1] = answer
  return answers
}

/** Why a page was not saved; what was typed is still there. */
function Failure({ error }: { error: unknown }) {
  const isOver = isApiError(error) && error.status === 401
  if (!isOver && !hasErrorCode(error, 'link_unavailable')) {
    return <SaveFailure error={error} fallback={ONBOARDING_MESSAGES.savePage} />
  }
  return (
    <Banner tone="bad" isAnnounced title="This page was not saved">
      {isOver
        ? 'You were away for a while. Open the link in your mail in another tab and enter the code. Then come back here and press Continue: what you typed is still here.'
        : 'This link doesn’t work any more. Ask the practice for a new one.'}
    </Banner>
  )
}
