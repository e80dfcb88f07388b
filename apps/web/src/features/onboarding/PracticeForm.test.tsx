import type { OnboardingApi } from '@oaklet/api'
import type { FormContent, OnboardingForms } from '@oaklet/api/contract'
import { aFormContent, aFormItem, someOnboardingForms } from '@oaklet/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { OnboardingContext } from '../../shared/use-onboarding'
import { PageShownContext } from '../../shared/use-page'
import { fakeSession } from '../../testing/fake-services'
import { renderScreen } from '../../testing/render-screen'
import { OnboardingScreen } from './OnboardingScreen'

const ID = 'f'
const OPENED = { practiceName: 'Oakwood Therapy Group', asksBirthDate: true, isVerified: true }

type Answers = Readonly<Record<string, string | number | string[] | null>>

/** Forms that ask for one form of the practice alone, with these pages and what was answered on them. */
function formsWith(pages: readonly string[], answers: Answers = {}, form: FormContent = aFormContent()) {
  const isDone = pages.every((page) => page in answers)
  return someOnboardingForms({
    items: [
      {
        ...{
          id: ID,
          kind: 'form',
          comment: '',
          isOpen: true,
          form,
          document: null,
          signature: null,
          files: [],
        },
        state: isDone ? 'done' : 'in_progress',
        pages: pages.map((page) => ({
          ...{ page, known: null, rev: page in answers ? 1 : 0 },
          answers: page in answers ? { answer: answers[page] ?? null } : null,
        })),
      },
    ],
  })
}

function show(forms: OnboardingForms, page: string | null, calls: Partial<OnboardingApi> = {}) {
  const api = {
    getSession: vi.fn(() => Promise.resolve(OPENED)),
    getForms: vi.fn(() => Promise.resolve(forms)),
    ...calls,
  }
  const base = '/client-onboarding/o.k'
  const view = renderScreen(
    <PageShownContext value={{ current: true }}>
      <OnboardingContext value={api as unknown as OnboardingApi}>
        <OnboardingScreen />
      </OnboardingContext>
    </PageShownContext>,
    {
      at: page === null ? base : `${base}?item=${ID}&page=${page}`,
      route: '/client-onboarding/:linkId',
      session: fakeSession({ status: 'signed-out', user: null, reason: null }),
    },
  )
  const go = async () => view.user.click(await screen.findByRole('button', { name: 'Continue' }))
  return { ...view, go }
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('each question is a page under its heading, and the answer decides what is asked next', async () => {
  const savePage = vi.fn(() =>
    Promise.resolve(formsWith(['medicine', 'which', 'sleep'], { medicine: 'yes' })),
  )
  const { user, go } = show(formsWith(['medicine', 'sleep']), 'medicine', { savePage })
  expect(await heading('Do you take any medicine?')).toBeVisible()
  expect(screen.getByText('Tell us what we should know.')).toBeVisible()
  await go()
  expect(await screen.findAllByText('Choose an answer')).not.toHaveLength(0)
  await user.click(screen.getByRole('radio', { name: 'Yes' }))
  await go()
  await waitFor(async () => expect(await heading('Which medicine do you take?')).toHaveFocus())
  expect(savePage).toHaveBeenCalledExactlyOnceWith(
    { linkId: 'o.k', itemId: ID, page: 'medicine' },
    { answers: { answer: 'yes' }, rev: 0 },
  )
})

test('a question that may be left out is left out on purpose', async () => {
  const done = formsWith(['medicine', 'sleep'], { medicine: 'no', sleep: null })
  const savePage = vi.fn(() => Promise.resolve(done))
  const { user, go } = show(formsWith(['medicine', 'sleep'], { medicine: 'no' }), 'sleep', { savePage })
  await go()
  expect(await screen.findAllByText('Choose an answer')).not.toHaveLength(0)
  await user.click(screen.getByRole('radio', { name: 'I’d rather not answer' }))
  await go()
  await waitFor(async () => expect(await heading('Hello Mari')).toHaveFocus())
  expect(savePage).toHaveBeenCalledWith(expect.anything(), { answers: { answer: null }, rev: 0 })
})

test('an answer that the practice watches leads to where help is, and then on', async () => {
  const form = aFormContent({
    items: [
      aFormItem({ id: 'card', kind: 'yes_no', label: 'Are you safe at home?', alerts: ['no'] }),
      aFormItem({ id: 'check', kind: 'number', label: 'How old are you?' }),
    ],
  })
  const savePage = vi.fn(() => Promise.resolve(formsWith(['card', 'check'], { card: 'no' }, form)))
  const { user, go } = show(formsWith(['card', 'check'], {}, form), 'card', { savePage })
  await user.click(await screen.findByRole('radio', { name: 'No' }))
  await go()
  await waitFor(async () => expect(await heading('Thank you for telling us')).toHaveFocus())
  await user.click(screen.getByRole('link', { name: 'Continue' }))
  await waitFor(async () => expect(await heading('How old are you?')).toHaveFocus())
})

test('all answers are read in words before they are sent', async () => {
  const form = aFormContent({
    items: [
      aFormItem({
        ...{ id: 'a', kind: 'scale', label: 'How well do you sleep?' },
        range: { lowest: 0, highest: 3, lowestLabel: 'Badly', highestLabel: 'Well' },
      }),
      aFormItem({
        ...{ id: 'b', kind: 'several_of', label: 'What do you do?' },
        options: [
          { id: 'w', label: 'I work' },
          { id: 's', label: 'I go to school' },
        ],
      }),
      aFormItem({ id: 'c', kind: 'date', label: 'Since when?' }),
      aFormItem({ id: 'd', kind: 'long_text', label: 'Anything else?' }),
    ],
  })
  const answers = { a: 0, b: ['w', 's'], c: '2026-03-01', d: '' }
  show(formsWith(['a', 'b', 'c', 'd'], answers, form), null)
  const check = await screen.findByRole('link', { name: 'Check your answers and send them' })
  check.click()
  expect(await screen.findByText('0: Badly')).toBeVisible()
  for (const words of ['I work, I go to school', 'Mar 1, 2026', 'Not provided']) {
    expect(screen.getByText(words)).toBeVisible()
  }
})
